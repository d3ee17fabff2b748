/**
 * @jest-environment jsdom
 */
import { loadWholeStyle } from '../../src/site/ui/when-running';

describe('the whole style', () => {
  const load = (): HTMLLinkElement => {
    document.head.innerHTML = '<style data-href="/app.css"></style><style data-href="/shows.css"></style>';
    loadWholeStyle();
    return document.querySelector<HTMLLinkElement>('link[href="/app.css"]') as HTMLLinkElement;
  };
  const order = (): (string | null)[] =>
    [...document.head.children].map((element) => `${element.tagName} ${element.getAttribute('href') ?? element.getAttribute('data-href')}`);

  it('takes the place of each part once it is there, in the order in which one overrules the other', () => {
    load().onload?.(new Event('load'));
    expect(order()).toEqual(['LINK /app.css', 'STYLE /shows.css', 'LINK /shows.css']);
  });

  it('leaves the part where it is if it does not load', () => {
    load().onerror?.(new Event('error'));
    expect(order()).toEqual(['STYLE /app.css', 'STYLE /shows.css', 'LINK /shows.css']);
  });
});
