import { classesOf, usedStyle } from '../../src/site/used-style';

const used = (sheet: string, ...classes: string[]): string => usedStyle(sheet, new Set(classes));

describe('the style that a page needs', () => {
  it('has no rule for classes of modules that are not on the page', () => {
    expect(used('._aaaaa{color:red}._bbbbb{color:blue}', '_aaaaa')).toBe('._aaaaa{color:red}');
  });

  it('keeps every rule for elements, attributes and classes that scripts may set', () => {
    const sheet = '@font-face{font-family:B612}:root{--ink:#000}a:hover{color:red}.progress-bar{top:0}[data-theme=dark] .ruled>li{top:0}';
    expect(used(sheet)).toBe(sheet);
  });

  it('keeps those selectors of a rule that can match', () => {
    expect(used('._aaaaa h2,._bbbbb:is(h1,h2),nav a{top:0}', '_bbbbb')).toBe('._bbbbb:is(h1,h2),nav a{top:0}');
    expect(used('._aaaaa ._bbbbb{top:0}', '_aaaaa')).toBe('');
  });

  it('takes no class in brackets for a condition', () => {
    const sheet = '._aaaaa:not(._bbbbb,:is(._ccccc)) a{top:0}';
    expect(used(sheet, '_aaaaa')).toBe(sheet);
  });

  it('looks into media, container and feature queries, and leaves out empty ones', () => {
    expect(used('@media print{._aaaaa{top:0}@supports (a:b){._bbbbb{top:0}}}@container (width>1em){._ccccc{top:0}}', '_bbbbb')).toBe(
      '@media print{@supports (a:b){._bbbbb{top:0}}}',
    );
  });

  it('keeps the animations that it uses, and all that are no module’s', () => {
    const [turn, rise, progress] = ['@keyframes _turn1{to{top:0}}', '@keyframes _rise1{0%{top:0}}', '@keyframes progress{to{top:0}}'];
    const sheet = `._aaaaa{animation:_turn1 1s}${turn}._bbbbb{animation-name:_rise1}${rise}${progress}`;
    expect(used(sheet, '_aaaaa')).toBe(`._aaaaa{animation:_turn1 1s}${turn}${progress}`);
    expect(used(sheet, '_bbbbb')).toBe(`._bbbbb{animation-name:_rise1}${rise}${progress}`);
  });

  it('is not led astray by signs in texts', () => {
    const sheet = '.x{content:"}";background:url("data:image/svg+xml;{")}@import "a.css";._aaaaa{top:0}';
    expect(used(sheet)).toBe('.x{content:"}";background:url("data:image/svg+xml;{")}@import "a.css";');
  });
});

it('the classes of a page are all that its elements have', () => {
  expect(classesOf('<a class="_aaaaa ruled" href="/"><b class="_bbbbb"></b></a>')).toEqual(new Set(['_aaaaa', 'ruled', '_bbbbb']));
});
