import type { ReactElement, ReactNode } from 'react';
import type { RenderBodyArgs } from 'gatsby';
import { classesOf, noteClasses, trimStyle, usedStyle } from '../../src/site/node/used-style';

/** A style sheet with `.a` for the class `a` of a module, as Gatsby would name it. */
const sheetOf = (text: string): string => text.replace(/(?<=[.\s(:])([a-f])(?=[\s{,:)])/g, 'file-module--$1--0000$1');
const used = (sheet: string, ...names: string[]): string =>
  usedStyle(sheetOf(sheet), new Set(names.map((name) => sheetOf(` ${name} `).trim())));

describe('the style that a page needs', () => {
  it('has no rule for classes of modules that are not on the page', () => {
    expect(used('.a{color:red}.b{color:blue}', 'a')).toBe(sheetOf('.a{color:red}'));
  });

  it('keeps every rule for elements, attributes and classes that scripts may set', () => {
    const sheet = '@font-face{font-family:B612}:root{--ink:#000}a:hover{color:red}.progress-bar{top:0}[data-theme=dark] .ruled>li{top:0}';
    expect(usedStyle(sheet, new Set())).toBe(sheet);
  });

  it('keeps those selectors of a rule that can match', () => {
    expect(used('.a h2,.b:is(h1,h2),nav i{top:0}', 'b')).toBe(sheetOf('.b:is(h1,h2),nav i{top:0}'));
    expect(used('.a .b{top:0}', 'a')).toBe('');
  });

  it('takes no class in brackets for a condition', () => {
    expect(used('.a:not(.b,:is(.c)) i{top:0}', 'a')).toBe(sheetOf('.a:not(.b,:is(.c)) i{top:0}'));
  });

  it('looks into media, container and feature queries, and leaves out empty ones', () => {
    const sheet = '@media print{.a{top:0}@supports (x:y){.b{top:0}}}@container (width>1em){.c{top:0}}';
    expect(used(sheet, 'b')).toBe(sheetOf('@media print{@supports (x:y){.b{top:0}}}'));
  });

  it('keeps the animations that it uses, and all that are no module’s', () => {
    const [turn, rise, progress] = ['@keyframes d {to{top:0}}', '@keyframes e {0%{top:0}12.5%{top:1px}}', '@keyframes progress{to{top:0}}'];
    const sheet = `.a{animation:d 1s}${turn}.b{animation-name:e }${rise}${progress}`;
    expect(used(sheet, 'a')).toBe(sheetOf(`.a{animation:d 1s}${turn}${progress}`));
    expect(used(sheet, 'b')).toBe(sheetOf(`.b{animation-name:e }${rise}${progress}`));
  });

  it('is not led astray by signs in texts', () => {
    const sheet = `.x{content:"}";background:url("data:image/svg+xml;{")}@import "a.css"`;
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
    <style key="app" data-href="/app.css" dangerouslySetInnerHTML={{ __html: sheetOf('.a{top:0}.b{top:1px}') }} />,
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
    noteClasses({ pathname: '/shows', bodyHtml: '<p class="file-module--a--0000a">' } as unknown as RenderBodyArgs);
    const head = headOf('/shows');
    expect(head[0]).toBe(title);
    expect(styleIn(head)).toBe(sheetOf('.a{top:0}'));
  });

  it('is whole where nobody knows what the page has', () => {
    expect(styleIn(headOf('/unknown'))).toBe(sheetOf('.a{top:0}.b{top:1px}'));
  });
});
