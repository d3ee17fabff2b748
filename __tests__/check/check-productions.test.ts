/** Shows and hires: what check-content.test.ts has no row for. */
import type { ContentFileTexts } from '../support/content-folder';
import { page } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

const show = (fields: object) => ({ name: 'Ghosts', people: [], links: [], ...fields });
const DIRECTORIES = { 'venues.json': [{ id: 'dock', name: 'The Dock' }], 'societies.json': [{ id: 'walkers', name: 'Walkers' }] };

/** What the check says of shows in terms of 2025/2026, beside a hire, a venue and a society. */
function problemsOf(shows: Record<string, object[]>, more: ContentFileTexts = {}): string[] {
  const yearOf = (ofTerms: Record<string, object[]>) => ({
    year: '2025/2026',
    terms: Object.entries(ofTerms).map(([name, ofTerm]) => ({ name, shows: ofTerm })),
  });
  const hires = yearOf({ 'Term 3': [show({ name: 'User', venue: 'dock', society: 'walkers' })] });
  return problemsIn({ 'shows/2025-2026.json': yearOf(shows), 'hires/2025-2026.json': hires, ...DIRECTORIES, ...more });
}

it('the venue and the society of a production may be a name', () => {
  expect(
    problemsOf({ 'Term 1': [show({ venue: 'A Field' }), show({ name: 'Equus', venue: 'A barge, moored', society: 'Ramblers' })] }),
  ).toEqual([]);
});

it('the venue and the society of a production are not checked while their file is invalid', () => {
  expect(problemsOf({ 'Term 1': [show({ venue: 'nowhere' })] }, { 'venues.json': [{ id: 'dock' }] })).toEqual([
    expect.stringContaining('venues.json:2:3  The field "[0].name" is missing.'),
  ]);
});

it.each([
  ['Term 1', '2026-02-12', '2025-08-01 to 2025-12-31'],
  ['Term 2', '2025-12-31', '2026-01-01 to 2026-03-31'],
  ['Term 3', '2026-03-31', '2026-04-01 to 2026-07-31'],
])('the days of a production outside %s are a warning, which names the days of the term and its vacation', (term, from, days) => {
  expect(problemsOf({ [term]: [show({ dates: [{ from }] })] })).toEqual([
    `content/shows/2025-2026.json:13:15  Warning: "terms[0].shows[0].dates[0].from": ${from} is not in ${term} of 2025/2026.  Write a day from ${days}, or move Ghosts to its term.`,
  ]);
});

it('the days of a production that lead into another term are a warning at their end', () => {
  expect(problemsOf({ 'Term 1': [show({ dates: [{ from: '2025-12-30', to: '2026-01-02' }] })] })).toEqual([
    expect.stringContaining('Warning: "terms[0].shows[0].dates[0].to": 2026-01-02 is not in Term 1'),
  ]);
});

it('the days of a production may be outside the term on a tour, and anywhere in the year in a term without a number', () => {
  const tour = show({ tour: [{ venue: 'dock', from: '2026-08-03', to: '2026-08-08' }] });
  const summer = show({ name: 'Posh', dates: [{ from: '2025-08-01', to: '2026-09-30' }] });
  expect(problemsOf({ 'Term 1': [tour], Summer: [summer] })).toEqual([]);
});

it('two productions of one name need no advice once a slug tells them apart', () => {
  expect(problemsOf({ 'Term 1': [show({})], 'Term 2': [show({ slug: 'ghosts-again', venue: 'dock' })] })).toEqual([]);
});

it.each(['/shows/2025-2026/ghosts', '/shows/2025-2026', '/venues/dock', '/societies/walkers', '/hires/2025-2026/user'])(
  'a page may link to %s, and no redirect takes its address',
  (address) => {
    expect(problemsOf({ 'Term 1': [show({})] }, { 'wiki/a.mdx': page('title: A', `[x](${address})\n`) })).toEqual([]);
    expect(problemsOf({ 'Term 1': [show({})] }, { 'redirects.json': [{ from: [address], to: '/wiki' }] })).toHaveLength(1);
  },
);

it('a former address of a production or a venue can be redirected, and a misspelt one is reported', () => {
  const redirects = [{ from: ['/shows/2025-2026/gengangere', '/venues/cellar'], to: '/wiki' }];
  expect(problemsOf({ 'Term 1': [show({})] }, { 'redirects.json': redirects })).toEqual([]);
  expect(problemsOf({ 'Term 1': [show({})] }, { 'wiki/a.mdx': page('title: A', '[x](/shows/2025-2026/gosts)\n') })).toEqual([
    expect.stringContaining('Did you mean "/shows/2025-2026/ghosts"?') as string,
  ]);
});

it.each([
  ['Nothing announced yet.', 1],
  ['More shows are added as they are confirmed.', 1],
  ['Booked so far.', 1],
  ['The rest will follow.', 1],
  ['Will follow.', 1],
  ['NOT YET ANNOUNCED', 1],
  ['Dark: no shows this term. Will Smith drove the van.', 0],
])('a note of a term that is over may not speak of the future: %s', (notes, count) => {
  const noted = (year: string) =>
    problemsIn({ [`shows/${year.replace('/', '-')}.json`]: { year, terms: [{ name: 'Term 1', notes, shows: [] }] } });
  expect(noted('2023/2024')).toHaveLength(count);
  expect(noted('2098/2099')).toEqual([]);
});
