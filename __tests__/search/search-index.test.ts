import { anchorOfSection } from '../../src/search/local-index';
import { documentsOfRecords } from '../../src/search/node/write-index';
import { shortRecords } from '../support/search-records';

describe('the documents of the local index', () => {
  const page = shortRecords({
    path: '/wiki/a',
    title: 'A: the page',
    description: 'About “A”.',
    shortlinks: ['a'],
    text: ['Lead.'],
    sections: [
      { heading: 'Get-in & get-out', anchor: 'get-in--get-out', text: ['One.', 'Two.'], shortlinks: ['out'] },
      { heading: 'Same', anchor: 'same-1', text: [] },
    ],
  });

  it('hold every text of the records once, in order', () => {
    const [document] = documentsOfRecords(page);
    expect(document).toMatchObject({ url: '/wiki/a', title: 'A: the page', description: 'About “A”.', shortlinks: ['a'], weight: 1 });
    expect(document?.sections.map(({ heading, texts }) => [heading?.text, texts])).toEqual([
      [undefined, ['Lead.']],
      ['Get-in & get-out', ['One.', 'Two.']],
      ['Same', []],
    ]);
  });

  it('write down only anchors that do not follow from their heading, and give back all of them', () => {
    const sections = documentsOfRecords(page)[0]?.sections ?? [];
    expect(sections.map(({ anchor }) => anchor)).toEqual([undefined, undefined, 'same-1']);
    expect(sections.map(anchorOfSection)).toEqual([null, 'get-in--get-out', 'same-1']);
  });

  it('are the same for the same records, so that the address of the index only changes with its content', () => {
    expect(JSON.stringify(documentsOfRecords(page))).toBe(JSON.stringify(documentsOfRecords(page)));
  });

  it('refuse a heading whose page they do not know', () => {
    expect(() => documentsOfRecords(page.slice(2, 3))).toThrow('/wiki/a#get-in--get-out comes before the record of its page');
  });
});
