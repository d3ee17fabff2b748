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

it('the hosted records of a page are the page, each heading and each text, with unique ids; pages rank above headings, headings above text', () => {
  expect(records.map(({ objectID, type, url, level }) => [objectID, type, url.replace(SITE.address, ''), level])).toEqual([
    ['/wiki/haze', 'lvl1', '/wiki/haze', 90],
    ['/wiki/haze:1', 'content', '/wiki/haze', 0],
    ['/wiki/haze#out', 'lvl2', '/wiki/haze#out', 80],
    ['/wiki/haze#out:1', 'content', '/wiki/haze#out', 0],
    ['/wiki/haze#out:2', 'content', '/wiki/haze#out', 0],
    ['/wiki/haze#again', 'lvl2', '/wiki/haze#again', 80],
    ['/shows#haze', 'lvl1', '/shows#haze', 90],
  ]);
});

it('a hosted record names the headings above it, but no deeper heading of an earlier section', () => {
  const deep = { ...PAGE, sections: [2, 3, 2].map((level) => ({ heading: { level, text: `Level ${level}` }, texts: [] })) };
  expect(hostedRecords([deep], SITE).map(({ hierarchy: { lvl0, lvl1, lvl2, lvl3 } }) => [lvl0, lvl1, lvl2, lvl3])).toEqual([
    ['Wiki', 'Smoke Machines', null, null],
    ['Wiki', 'Smoke Machines', 'Level 2', null],
    ['Wiki', 'Smoke Machines', 'Level 2', 'Level 3'],
    ['Wiki', 'Smoke Machines', 'Level 2', null],
  ]);
});

it('a hosted record includes synonyms of its title, heading and short links, but not of its text', () => {
  expect(records.slice(0, 5).map(({ alsoKnownAs }) => alsoKnownAs)).toEqual([['fogger'], [], ['strike'], [], []]);
});

it('a hosted record gets another digest if its text or synonyms change', () => {
  const digestOf = (document: typeof PAGE, site = SITE) => hostedRecords([document], site)[0]?.internal.contentDigest;
  const digest = digestOf(PAGE);
  expect(digestOf(PAGE)).toBe(digest);
  expect(digestOf({ ...PAGE, description: 'Other.' })).not.toBe(digest);
  expect(digestOf(PAGE, { ...SITE, synonyms: [['hazer', 'mister']] })).not.toBe(digest);
});
