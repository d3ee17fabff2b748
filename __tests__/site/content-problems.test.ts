/** @jest-environment jsdom */
import { watchContentProblems } from '../../src/site/ui/content-problems';

const problem = (message: string) => ({ file: 'content/wiki/a.mdx', line: 3, column: 1, message, remedy: 'Mend it.' });
const overlay = () => document.getElementById('content-problems');
const words = () => overlay()?.shadowRoot?.querySelector('div')?.textContent;

const server = new EventTarget();
Object.assign(window, { EventSource: jest.fn(() => server) });
watchContentProblems();

/** The development server sends the problems of a check. */
const send = (...problems: object[]) => server.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(problems) }));

it('while developing, a page shows each problem as text, with its place and remedy', () => {
  send(problem('There is no component "<Galery>".'), problem('Also.'));
  expect(overlay()?.getAttribute('role')).toBe('alert');
  expect(words()).toBe(
    '2 problems in the contentcontent/wiki/a.mdx:3:1There is no component "<Galery>". Mend it.content/wiki/a.mdx:3:1Also. Mend it.',
  );
});

it('while developing, a page shows the problems of the newest check without warnings, stays scrolled while they stay, and hides them once mended', () => {
  const warning = { ...problem('Perhaps.'), isWarning: true };
  send(problem('One.'));
  send(problem('Two.'), warning);
  expect(document.querySelectorAll('#content-problems')).toHaveLength(1);
  expect(words()).toMatch(/^One problem in the content.*Two\./);
  const shown = overlay();
  send(problem('Two.'), warning);
  expect(overlay()).toBe(shown);
  send(warning);
  expect(overlay()).toBeNull();
});
