/**
 * @jest-environment jsdom
 */
import type { ReactElement, ReactNode } from 'react';
import { loadWholeStyle, noteClasses, trimStyle } from '../../src/site/ui/page-style';

const SHEET = '._aaaaa{top:0}._bbbbb{top:1px}';
const sheet = <style key="app" data-href="/app.css" data-identity="gatsby-global-css" dangerouslySetInnerHTML={{ __html: SHEET }} />;
const title = <title key="title">Shows</title>;

/** What is in the head of a page after the build has trimmed its style. */
function headOf(pathname: string): ReactNode[] {
  let head: ReactNode[] = [title, sheet];
  trimStyle({ pathname, getHeadComponents: () => head, replaceHeadComponents: (changed) => (head = changed) });
  return head;
}

const styleIn = (head: ReactNode[]): string =>
  (head[1] as ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>).props.dangerouslySetInnerHTML.__html;

describe('the style in a page', () => {
  it('is what the page as rendered needs, and the rest of the head stays as it is', () => {
    noteClasses('/shows', '<p class="_aaaaa">');
    const head = headOf('/shows');
    expect(head[0]).toBe(title);
    expect(styleIn(head)).toBe('._aaaaa{top:0}');
  });

  it('is whole where nobody knows what the page has', () => {
    expect(styleIn(headOf('/unknown'))).toBe(SHEET);
  });
});

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
