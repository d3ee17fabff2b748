/**
 * @jest-environment jsdom
 */
import { loadWholeStyle } from '../../src/site/ui/when-running';

describe('the whole style', () => {
  const shown = (): string[] =>
    [...document.head.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link')]
      .filter(({ media }) => media !== 'not all')
      .map((element) => `${element.tagName} ${element.getAttribute('href') ?? element.getAttribute('data-href')}`);
  /** Lets the sheets come one after the other; says what the page is styled by after each. */
  async function load(...answers: ('load' | 'error')[]): Promise<string[][]> {
    document.head.innerHTML = '<style data-href="/app.css"></style><style data-href="/shows.css"></style>';
    const whole = loadWholeStyle();
    const states = [shown()];
    for (const [index, link] of [...document.head.querySelectorAll('link')].entries()) {
      link.dispatchEvent(new Event(answers[index] ?? 'load'));
      if (index === answers.length - 1) await whole;
      states.push(shown());
    }
    return states;
  }
  const parts = ['STYLE /app.css', 'STYLE /shows.css'];

  it('takes the place of the parts in one go once all of it is there, in the order in which one overrules the other', async () => {
    expect(await load('load', 'load')).toEqual([parts, parts, ['LINK /app.css', 'LINK /shows.css']]);
  });

  it('leaves the part of a sheet that does not load', async () => {
    expect(await load('error', 'load')).toEqual([parts, parts, ['STYLE /app.css', 'LINK /shows.css']]);
  });
});
