/** @jest-environment jsdom */
import { showProblems, watchContentProblems } from '../../src/site/ui/content-problems';

const problem = (message: string) => ({ file: 'content/wiki/a.mdx', line: 3, column: 1, message, remedy: 'Mend it.' });
const overlay = () => document.getElementById('content-problems');
const words = () => overlay()?.shadowRoot?.querySelector('div')?.textContent;

it('shows each problem as text, with its place and remedy', () => {
  showProblems([problem('There is no component "<Galery>".'), problem('Also.')]);
  expect(overlay()?.getAttribute('role')).toBe('alert');
  expect(words()).toBe(
    '2 problems in the contentcontent/wiki/a.mdx:3:1There is no component "<Galery>". Mend it.content/wiki/a.mdx:3:1Also. Mend it.',
  );
});

it('replaces the problems after the next check, leaves out warnings, and disappears once all problems are fixed', () => {
  showProblems([problem('One.')]);
  showProblems([problem('Two.'), { ...problem('Perhaps.'), isWarning: true }]);
  expect(document.querySelectorAll('#content-problems')).toHaveLength(1);
  expect(words()).toMatch(/^One problem in the content.*Two\./);
  showProblems([{ ...problem('Perhaps.'), isWarning: true }]);
  expect(overlay()).toBeNull();
});

it('keeps the overlay and its scroll position while the problems stay the same', () => {
  const server = new EventTarget();
  Object.assign(window, { EventSource: jest.fn(() => server) });
  const say = (...problems: object[]) => server.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(problems) }));
  watchContentProblems();
  say(problem('One.'));
  const shown = overlay();
  say(problem('One.'));
  expect(overlay()).toBe(shown);
  say();
  expect(overlay()).toBeNull();
});
