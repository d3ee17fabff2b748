import type { ReactElement, ReactNode } from 'react';
import type { RenderBodyArgs } from 'gatsby';
import { classesOf, noteClasses, trimStyle, usedStyle } from '../../src/site/node/used-style';

const used = (sheet: string, ...classes: string[]): string => usedStyle(sheet, new Set(classes));

describe('the style that a page needs', () => {
  it('has no rule for classes that are not on the page', () => {
    expect(used('.a{color:red}.b{color:blue}', 'a')).toBe('.a{color:red}');
  });

  it('keeps every rule for elements, attributes and states, and for what the start scripts add', () => {
    const sheet =
      '@font-face{font-family:B612}:root{--ink:#000}a:hover{color:red}[data-theme=dark] li{top:0}.progress-bar,.start-failure p{top:0}';
    expect(used(sheet)).toBe(sheet);
  });

  it('keeps those selectors of a rule that can match', () => {
    expect(used('.a h2,.b:is(h1,h2),nav a{top:0}', 'b')).toBe('.b:is(h1,h2),nav a{top:0}');
    expect(used('.a .b{top:0}', 'a')).toBe('');
  });

  it('takes no class in brackets for a condition', () => {
    const sheet = '.a:not(.b,:is(.c)) a{top:0}';
    expect(used(sheet, 'a')).toBe(sheet);
  });

  it('looks into media, container and feature queries, and leaves out empty ones', () => {
    const sheet = '@media print{.a{top:0}@supports (x:y){.b{top:0}}}@container (width>1em){.c{top:0}}';
    expect(used(sheet, 'b')).toBe('@media print{@supports (x:y){.b{top:0}}}');
  });

  it('keeps the animations that it uses', () => {
    const [turn, rise, bar] = ['@keyframes turn{to{top:0}}', '@keyframes rise{0%{top:0}12.5%{top:1px}}', '@keyframes bar{to{top:0}}'];
    const sheet = `.a{animation:turn 1s}${turn}.b{animation-name:rise}${rise}.progress-bar{animation:bar 1s}${bar}`;
    expect(used(sheet, 'a')).toBe(`.a{animation:turn 1s}${turn}.progress-bar{animation:bar 1s}${bar}`);
    expect(used(sheet, 'b')).toBe(`.b{animation-name:rise}${rise}.progress-bar{animation:bar 1s}${bar}`);
  });

  it('is not led astray by signs in texts', () => {
    const sheet = 'p{content:"}";background:url("data:image/svg+xml;{")}@import "a.css"';
    expect(used(`${sheet};.a{top:0}`)).toBe(sheet);
  });
});

it('the classes of a page are all that its elements have', () => {
  expect(classesOf('<a class="a-module--b--01234 ruled" href="/"><b class="c"></b></a>')).toEqual(
    new Set(['a-module--b--01234', 'ruled', 'c']),
  );
});

describe('the style in a page', () => {
  const [sheet, title] = [
    <style key="app" data-href="/app.css" dangerouslySetInnerHTML={{ __html: '.a{top:0}.b{top:1px}' }} />,
    <title key="title">Shows</title>,
  ];

  /** What is in the head of a page after the build has trimmed its style. */
  function headOf(pathname: string): ReactNode[] {
    let head: ReactNode[] = [title, sheet];
    trimStyle({ pathname, getHeadComponents: () => head, replaceHeadComponents: (changed) => (head = changed) });
    return head;
  }

  const styleIn = (head: ReactNode[]): string =>
    (head[1] as ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>).props.dangerouslySetInnerHTML.__html;

  it('is what the page as rendered needs, and the rest of the head stays as it is', () => {
    noteClasses({ pathname: '/shows', bodyHtml: '<p class="a">' } as unknown as RenderBodyArgs);
    const head = headOf('/shows');
    expect(head[0]).toBe(title);
    expect(styleIn(head)).toBe('.a{top:0}');
  });

  it('is whole where nobody knows what the page has', () => {
    expect(styleIn(headOf('/unknown'))).toBe('.a{top:0}.b{top:1px}');
  });
});
