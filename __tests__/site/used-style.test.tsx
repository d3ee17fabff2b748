import type { ReactElement, ReactNode } from 'react';
import type { RenderBodyArgs } from 'gatsby';
import { noteParts, partsOf, trimStyle, usedStyle } from '../../src/site/node/used-style';

const used = (sheet: string, ...parts: string[]): string => usedStyle([sheet], new Set(parts)).join('');

describe('the style that a page needs', () => {
  it('has no rule for classes that are not on the page', () => {
    expect(used('.a{color:red}.b{color:blue}', '.a')).toBe('.a{color:red}');
  });

  it('has no rule for elements that are not on the page', () => {
    expect(used('pre,table td{top:0}.a>hr,.a table{top:1px}', '.a', 'table', 'td')).toBe('table td{top:0}.a table{top:1px}');
  });

  it('takes an element and a class of one name for two things', () => {
    expect(used('small{top:0}.small{top:1px}', '.small')).toBe('.small{top:1px}');
  });

  it('keeps every rule for attributes and states of what is on the page, and for what the start scripts add', () => {
    const sheet =
      '@font-face{font-family:B612}:root{color:red}body a:hover{color:red}[data-theme=dark] a{top:0}.progress-bar,.start-failure p{top:0}';
    expect(used(sheet, 'a')).toBe(sheet);
  });

  it('keeps those selectors of a rule that can match', () => {
    expect(used('.a h2,.b:is(h1,h2),nav a{top:0}', '.b', 'nav', 'a')).toBe('.b:is(h1,h2),nav a{top:0}');
    expect(used('.a .b{top:0}', '.a')).toBe('');
  });

  it('takes no class in brackets for a condition', () => {
    const sheet = '.a:not(.b,:is(.c)) a{top:0}';
    expect(used(sheet, '.a', 'a')).toBe(sheet);
  });

  it('looks into media, container and feature queries, and leaves out empty ones', () => {
    const sheet = '@media print{.a{top:0}@supports (x:y){.b{top:0}}}@container (width>1em){.c{top:0}}';
    expect(used(sheet, '.b')).toBe('@media print{@supports (x:y){.b{top:0}}}');
  });

  it('keeps the animations that it uses', () => {
    const [turn, rise, bar] = ['@keyframes turn{to{top:0}}', '@keyframes rise{0%{top:0}12.5%{top:1px}}', '@keyframes bar{to{top:0}}'];
    const sheet = `.a{animation:turn 1s}${turn}.b{animation-name:rise}${rise}.progress-bar{animation:bar 1s}${bar}`;
    expect(used(sheet, '.a')).toBe(`.a{animation:turn 1s}${turn}.progress-bar{animation:bar 1s}${bar}`);
    expect(used(sheet, '.b')).toBe(`.b{animation-name:rise}${rise}.progress-bar{animation:bar 1s}${bar}`);
  });

  it('keeps the custom properties that something refers to, in another sheet or in the page too', () => {
    const tokens = ':root{--ink:#000;--dim:#555;--gel-1:red;--gel-2:blue}';
    expect(usedStyle([tokens, 'p{color:var(--ink);fill:var( --dim)}'], partsOf('<p style="stroke:var(--gel-2)">'))).toEqual([
      ':root{--ink:#000;--dim:#555;--gel-2:blue}',
      'p{color:var(--ink);fill:var( --dim)}',
    ]);
  });

  it('has no custom property that only unused ones refer to, and no rule that is left empty', () => {
    expect(
      used(
        ':root{--line:red;--gel-1:blue;--frame:1px solid var(--line)}@media print{[data-gel]{--gel:var(--gel-1)}}p{border:var(--frame)}',
      ),
    ).toBe(':root{--line:red;--frame:1px solid var(--line)}p{border:var(--frame)}');
  });

  it('is not led astray by signs in texts', () => {
    const sheet = 'p{content:"}";background:url("data:image/svg+xml;{")}@import "a.css"';
    expect(used(`${sheet};.a{top:0}`)).toBe(sheet);
  });
});

it('the parts of a page are its elements, their classes, and the custom properties that it refers to', () => {
  expect(partsOf('<a class="a-module--b--01234 ruled" href="/"><h2 style="color:var(--ink)"></h2></a>')).toEqual(
    new Set(['a', '.a-module--b--01234', '.ruled', 'h2', '--ink']),
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
    noteParts({ pathname: '/shows', bodyHtml: '<p class="a">' } as unknown as RenderBodyArgs);
    const head = headOf('/shows');
    expect(head[0]).toBe(title);
    expect(styleIn(head)).toBe('.a{top:0}');
  });

  it('is whole where nobody knows what the page has', () => {
    expect(styleIn(headOf('/unknown'))).toBe('.a{top:0}.b{top:1px}');
  });
});
