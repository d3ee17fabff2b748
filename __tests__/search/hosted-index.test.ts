import { hostedRecords, type HostedSite } from '../../src/search/node/hosted-index';
import { shortDocument } from '../support/search-documents';

const SITE: HostedSite = {
  address: 'https://crew.example/site',
  synonyms: [
    ['hazer', 'smoke machine', 'fogger'],
    ['get-out', 'strike'],
  ],
  facets: { language: 'en', version: 'current' },
};
const PAGE = shortDocument({
  path: '/wiki/haze',
  title: 'Smoke Machines',
  description: 'How to haze.',
  names: ['hazer'],
  text: ['Lead.'],
  sections: [
    { heading: 'Get-out', anchor: 'out', text: ['The strike of a smoke machine.', 'Air it.'] },
    { heading: 'Again', text: [] },
  ],
});
const SHOW = shortDocument({ path: '/shows#haze', title: 'Haze', kind: 'show' });

const records = hostedRecords([PAGE, SHOW], SITE);
const [page, , heading, text] = records;

it('the hosted records of a page are the page, each heading and each text, with unique ids', () => {
  expect(records.map(({ objectID, type, url }) => [objectID, type, url.replace(SITE.address, '')])).toEqual([
    ['/wiki/haze', 'lvl1', '/wiki/haze'],
    ['/wiki/haze:1', 'content', '/wiki/haze'],
    ['/wiki/haze#out', 'lvl2', '/wiki/haze#out'],
    ['/wiki/haze#out:1', 'content', '/wiki/haze#out'],
    ['/wiki/haze#out:2', 'content', '/wiki/haze#out'],
    ['/wiki/haze#again', 'lvl2', '/wiki/haze#again'],
    ['/shows#haze', 'lvl1', '/shows#haze'],
  ]);
});

it('a hosted record names the headings above it, but no deeper heading of an earlier section', () => {
  const deep = { ...PAGE, sections: [2, 3, 2].map((level) => ({ heading: { level, text: `Level ${level}` }, texts: [] })) };
  expect(text?.hierarchy).toMatchObject({ lvl0: 'Wiki', lvl1: 'Smoke Machines', lvl2: 'Get-out', lvl3: null });
  expect(hostedRecords([deep], SITE).map(({ hierarchy }) => [hierarchy.lvl2, hierarchy.lvl3])).toEqual([
    [null, null],
    ['Level 2', null],
    ['Level 2', 'Level 3'],
    ['Level 2', null],
  ]);
});

it('hosted records can be filtered by language, version and tag; those outside the wiki have no version', () => {
  expect(text).toMatchObject({ language: 'en', version: 'current', tag: 'docs-default-current' });
  expect(records.at(-1)).toMatchObject({ language: 'en', version: null, tag: 'default' });
});

it('hosted records rank pages above headings, and headings above text', () => {
  expect([page, heading, text].map((record) => record?.level)).toEqual([90, 80, 0]);
});

it('a hosted record includes synonyms of its title, heading and short links', () => {
  expect([page, heading, text].map((record) => record?.alsoKnownAs)).toEqual([['fogger'], ['strike'], []]);
});

it('a hosted record gets another digest if its text or synonyms change', () => {
  const digestOf = (document: typeof PAGE, site = SITE) => hostedRecords([document], site)[0]?.internal.contentDigest;
  expect(digestOf(PAGE)).toBe(page?.internal.contentDigest);
  expect(digestOf({ ...PAGE, description: 'Other.' })).not.toBe(page?.internal.contentDigest);
  expect(digestOf(PAGE, { ...SITE, synonyms: [['hazer', 'mister']] })).not.toBe(page?.internal.contentDigest);
});
