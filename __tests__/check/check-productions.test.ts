import type { ContentFileTexts } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

const VENUES = [
  { id: 'dock', name: 'The Dock' },
  { id: 'wac-studio', name: 'Arts Centre Studio', shortName: 'Studio' },
];
const SOCIETIES = [{ id: 'walkers', name: 'Walkers' }];

const show = (fields: object) => ({ name: 'Ghosts', people: [], links: [], ...fields });

/** What the check says of shows in terms of 2025/2026, with venues and societies that are all in use. */
function problemsOf(shows: Record<string, object[]>, more: ContentFileTexts = {}): string[] {
  const terms = Object.entries(shows).map(([name, ofTerm]) => ({ name, shows: ofTerm }));
  const user = show({ name: 'User', venue: 'dock', society: 'walkers', tour: [{ venue: 'wac-studio', from: '2026-06-01' }] });
  const files = {
    'shows/2025-2026.json': { year: '2025/2026', terms },
    'hires/2025-2026.json': { year: '2025/2026', terms: [{ name: 'Term 3', shows: [user] }] },
    'venues.json': VENUES,
    'societies.json': SOCIETIES,
    ...more,
  };
  return problemsIn(files).map((line) => line.replace(/^content\/(\S+?):\d+:\d+ {2}/, '$1 '));
}

it('the venue and the society of a production may be a name, and an unknown id is reported', () => {
  const named = [show({ name: 'Rent', venue: 'A Field' }), show({ name: 'Equus', venue: 'A barge, moored' })];
  expect(problemsOf({ 'Term 1': [show({ venue: 'wac-stdio', society: 'walker' }), ...named] })).toEqual([
    'shows/2025-2026.json "terms[0].shows[0].venue": no venue has the id "wac-stdio".  Did you mean "wac-studio"? Write an id of venues.json, or a name with a capital letter.',
    'shows/2025-2026.json "terms[0].shows[0].society": no society has the id "walker".  Did you mean "walkers"? Write an id of societies.json, or a name with a capital letter.',
  ]);
});

it.each([
  ['The Dock', '"The Dock" has an entry in venues.json', 'dock'],
  ['Studio', '"Studio" has an entry in venues.json', 'wac-studio'],
])('the venue and the society of a production %s is a warning, which names the id', (venue, message, id) => {
  expect(problemsOf({ 'Term 1': [show({ venue })] })).toEqual([
    `shows/2025-2026.json Warning: "terms[0].shows[0].venue": ${message}.  Write its id, "${id}".`,
  ]);
});

it('the venue and the society of a production are not checked while their file is invalid', () => {
  expect(problemsOf({ 'Term 1': [show({ venue: 'nowhere' })] }, { 'venues.json': [{ id: 'dock' }] })).toEqual([
    expect.stringContaining('venues.json The field "[0].name" is missing.'),
  ]);
});

it('an entry of venues and societies names a page of the wiki that exists', () => {
  const venues = [{ ...VENUES[0], wiki: '/wiki/spaces/dok' }, VENUES[1]];
  const wiki = { 'wiki/spaces/dock.mdx': '---\ntitle: The Dock\ndescription: x\n---\nText.\n' };
  expect(problemsOf({}, { 'venues.json': venues, ...wiki })).toEqual([
    'venues.json "[0].wiki": the wiki has no page /wiki/spaces/dok.  Did you mean "/wiki/spaces/dock"? Write the path of a page of the wiki, or delete the field.',
  ]);
});

it('an entry of venues and societies has an id of its own', () => {
  expect(problemsOf({}, { 'societies.json': [...SOCIETIES, { id: 'walkers', name: 'Ramblers' }] })).toEqual([
    'societies.json "[1].id" is "walkers", which is not allowed.  Another society has this id: give each its own.',
  ]);
});

describe('the days of a production', () => {
  it.each([
    ['that do not exist, before their end', { from: '2025-11-31', to: '2025-11-21' }, 'from"', 'November has 30 days.'],
    ['that end before they start', { from: '2025-11-20', to: '2025-11-19' }, 'to"', 'The run ends before it starts'],
    [
      'in another year',
      { from: '2024-11-20' },
      'from": 2024-11-20 is not in 2025/2026.',
      'a day from 2025-08-01 to 2026-09-30, or move Ghosts to the file of its year.',
    ],
    ['that lead into another term', { from: '2025-12-30', to: '2026-01-02' }, 'to": 2026-01-02 is not in Term 1', 'Ghosts to its term.'],
    [
      'with a time that no clock shows',
      { from: '2025-11-20', times: ['7pm'] },
      'times[0]"',
      'Write the time as "19:30", by the 24-hour clock.',
    ],
  ])('%s are reported, with where and what to write', (_what, run, where, remedy) => {
    const [problem, ...more] = problemsOf({ 'Term 1': [show({ dates: [run] })] });
    expect(more).toEqual([]);
    expect(problem).toContain(`"terms[0].shows[0].dates[0].${where}`);
    expect(problem).toContain(remedy);
  });

  it.each([
    ['Term 1', '2026-02-12', '2025-08-01 to 2025-12-31'],
    ['Term 2', '2025-12-31', '2026-01-01 to 2026-03-31'],
    ['Term 3', '2026-03-31', '2026-04-01 to 2026-07-31'],
  ])('the days of a production outside %s are a warning, which names the days of the term and its vacation', (term, from, days) => {
    expect(problemsOf({ [term]: [show({ dates: [{ from }] })] })).toEqual([
      `shows/2025-2026.json Warning: "terms[0].shows[0].dates[0].from": ${from} is not in ${term} of 2025/2026.  Write a day from ${days}, or move Ghosts to its term.`,
    ]);
  });

  it('the days of a production may be outside the term on a tour, and anywhere in the year in a term without a number', () => {
    const tour = show({ tour: [{ venue: 'dock', from: '2026-08-03', to: '2026-08-08' }] });
    expect(problemsOf({ 'Term 1': [tour], Summer: [show({ name: 'Posh', dates: [{ from: '2025-08-01', to: '2026-09-30' }] })] })).toEqual(
      [],
    );
  });
});

it('a time that the clocks skip in the night to summer time is a warning', () => {
  const [problem, ...more] = problemsOf({ 'Term 2': [show({ dates: [{ from: '2026-03-29', times: ['01:30', '19:30'] }] })] });
  expect(more).toEqual([]);
  expect(problem).toContain('Warning: "terms[0].shows[0].dates[0].times[0]": on 2026-03-29 the clocks skip 01:30.');
});

it('a production may not be called index, which is the page of its year', () => {
  expect(problemsOf({ 'Term 1': [show({ slug: 'index' })] })).toEqual([expect.stringContaining('"terms[0].shows[0].slug"')]);
});

describe('the addresses of two productions of one name in a year', () => {
  it('depend on their order, and an editor is asked for a slug, if they did not choose one', () => {
    expect(problemsOf({ 'Term 1': [show({})], 'Term 2': [show({ venue: 'dock' })] })).toEqual([
      'shows/2025-2026.json Warning: "terms[1].shows[0].name": another production of this year has the address of Ghosts.  Add "slug": "ghosts-1", so that its address never changes.',
    ]);
    expect(problemsOf({ 'Term 1': [show({})], 'Term 2': [show({ slug: 'ghosts-again', venue: 'dock' })] })).toEqual([]);
    expect(problemsOf({ 'Term 1': [show({})], 'Term 2': [show({ slug: 'ghosts', venue: 'dock' })] })).toEqual([
      'shows/2025-2026.json "terms[1].shows[0].slug": Ghosts of this year has the slug "ghosts".  Write another slug.',
    ]);
  });
});

it('the addresses of productions, venues and societies can be linked to, and a misspelt one is reported', () => {
  const page = (link: string) => `---\ntitle: A\ndescription: x\n---\n[x](${link})\n`;
  for (const link of ['/shows/2025-2026/ghosts', '/shows/2025-2026', '/venues/dock', '/societies/walkers', '/hires/2025-2026/user']) {
    expect(problemsOf({ 'Term 1': [show({})] }, { 'wiki/a.mdx': page(link) })).toEqual([]);
  }
  expect(problemsOf({ 'Term 1': [show({})] }, { 'wiki/a.mdx': page('/shows/2025-2026/gosts') })).toEqual([
    expect.stringContaining('Did you mean "/shows/2025-2026/ghosts"?') as string,
  ]);
});

it('the addresses of productions, venues and societies cannot be redirects, but former addresses can', () => {
  const redirects = [{ from: ['/shows/2025-2026/ghosts', '/venues'], to: '/wiki' }];
  expect(problemsOf({ 'Term 1': [show({})] }, { 'redirects.json': redirects })).toHaveLength(2);
  const moved = [{ from: ['/shows/2025-2026/gengangere', '/venues/cellar'], to: '/wiki' }];
  expect(problemsOf({ 'Term 1': [show({})] }, { 'redirects.json': moved })).toEqual([]);
});

describe('a note of a term', () => {
  const notes = (year: string, note: string, name = 'Term 1') => {
    const file = `shows/${year.replace('/', '-')}.json`;
    return problemsIn({ [file]: { year, terms: [{ name, notes: note, shows: [] }] } });
  };

  it.each([
    'Nothing announced yet.',
    'More shows are added as they are confirmed.',
    'Booked so far.',
    'The rest will follow.',
    'Will follow.',
    'NOT YET ANNOUNCED',
  ])('a note of a term that is over may not speak of the future: %s', (note) => {
    expect(notes('2023/2024', note)).toEqual([
      'content/shows/2023-2024.json:6:7  Warning: "terms[0].notes": this note talks about the future, and its term is over.  Say what happened, or delete the note.',
    ]);
    expect(notes('2098/2099', note)).toEqual([]);
  });

  it('a note of a term that is over may say what happened', () => {
    expect(notes('2023/2024', 'Dark: no shows this term. Will Smith drove the van.')).toEqual([]);
  });
});
