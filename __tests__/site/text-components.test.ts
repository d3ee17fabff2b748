import { PAGE_TEXT_COMPONENTS, SYNTAX_COMPONENTS, WIKI_COMPONENTS } from '../../src/content/page-components';
import { PROSE_COMPONENTS } from '../../src/site/ui/prose/prose';
import { WIKI_TEXT_COMPONENTS } from '../../src/site/ui/wiki-text';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);

/** A sentence for each component that has no part in React, and for each part that nobody declared. */
function mistakes(declared: object, shown: object, file: string): string[] {
  const names = Object.keys(declared);
  const parts = Object.entries(shown).flatMap(([name, part]) => (typeof part === 'function' ? [name] : []));
  return [
    ...names.filter((name) => !parts.includes(name)).map((name) => `<${name}> is declared and shows nothing: add it to ${file}.`),
    ...parts
      .filter((name) => !names.includes(name))
      .map((name) => `<${name}> is in ${file}: declare it in src/content/page-components.ts.`),
  ];
}

describe('every declared component is shown, and every one that is shown is declared', () => {
  it('on wiki pages', () => {
    expect(mistakes({ ...WIKI_COMPONENTS, ...SYNTAX_COMPONENTS }, WIKI_TEXT_COMPONENTS, 'src/site/ui/wiki-text.tsx')).toEqual([]);
  });

  it('in the texts of other pages', () => {
    expect(mistakes({ ...PAGE_TEXT_COMPONENTS, ...SYNTAX_COMPONENTS }, PROSE_COMPONENTS, 'src/site/ui/prose/prose.tsx')).toEqual([]);
  });
});
