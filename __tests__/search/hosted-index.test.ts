import { hostedRecords } from '../../src/search/node/hosted-index';
import { shortRecords } from '../support/search-records';

const PAGE = shortRecords({
  path: '/wiki/haze',
  title: 'Smoke Machines',
  shortlinks: ['hazer'],
  sections: [{ heading: 'Get-out', anchor: 'out', text: ['The strike of a smoke machine.'] }],
});
const SYNONYMS = [
  ['hazer', 'smoke machine', 'fogger'],
  ['get-out', 'strike'],
];

describe('a record for the hosted service', () => {
  const [page, heading, text] = hostedRecords(PAGE, 'https://crew.example/site', SYNONYMS);

  it('carries what the trade also calls the things in its title, heading and short links', () => {
    expect(page?.alsoKnownAs).toEqual(['fogger']);
    expect(heading?.alsoKnownAs).toEqual(['strike']);
    expect(text?.alsoKnownAs).toEqual([]);
  });

  it('has another digest once anything of it changes', () => {
    const digestOf = (records: typeof PAGE, synonyms = SYNONYMS) =>
      hostedRecords(records, 'https://crew.example/site', synonyms)[0]?.internal.contentDigest;
    expect(digestOf(PAGE)).toBe(page?.internal.contentDigest);
    expect(digestOf(PAGE.map((record) => ({ ...record, content: 'Other.' })))).not.toBe(page?.internal.contentDigest);
    expect(digestOf(PAGE, [['hazer', 'mister']])).not.toBe(page?.internal.contentDigest);
  });
});
