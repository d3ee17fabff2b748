import { createLocalSearch } from '../../src/search/ui/local-search';
import { contextualFilters, type SearchRequest } from '../../src/search/response';
import { shortDocument, type ShortPage } from '../support/search-documents';

const PAGES: ShortPage[] = [
  {
    path: '/wiki/cables',
    title: 'Cable Registry',
    description: 'Which cable is which.',
    names: ['cables', 'xlr'],
    sections: [
      {
        heading: 'Cable lengths',
        anchor: 'cable-lengths',
        text: ['Coil every cable over and under.', 'The tape on its end says how long it is.'],
      },
      { heading: 'Power', anchor: 'power', text: ['Extension cables live in the flight case. Test them each term.'] },
    ],
  },
  {
    path: '/wiki/hazer',
    title: 'MVS Hazer',
    description: 'How to run the hazer.',
    names: ['mvs'],
    sections: [{ heading: 'Before you haze', anchor: 'before-you-haze', text: ['Isolate the smoke detectors first, with the porter.'] }],
  },
  {
    path: '/wiki/cans',
    title: 'Cans and Comms',
    description: 'Headsets.',
    names: ['cans'],
    text: ['You can talk to the stage manager. You can hear everyone. A cable can fail.'],
  },
  {
    path: '/wiki/plushies',
    title: 'Friends Directory',
    description: 'Our mascots.',
    sections: [{ heading: 'Makka Pakka', anchor: 'makka-pakka', text: ['Collects stones.'], names: ['makka'] }],
  },
  { path: '/wiki/show-week', title: 'Show Week', description: 'From the first day to the get-out.', text: ['Come to the get-out.'] },
  { path: '/wiki/fab', title: 'FAB', description: 'Two studios.', text: ['FAB 0.19 and FAB 0.20 have a tension grid.'] },
  { path: '/shows#spotlight', title: 'Hazer: the Musical', kind: 'show', description: 'Stage Manager: Sandy Bagg.' },
];

const searchOf = (pages: ShortPage[], synonyms: string[][] = []) =>
  createLocalSearch({ documents: pages.map(shortDocument), facets: { language: 'en', version: 'current' }, synonyms });

const search = searchOf(PAGES, [
  ['hazer', 'smoke machine'],
  ['get-out', 'strike'],
]);
const found = (query: string): string[] => [...new Set(search({ query }).hits.map((hit) => hit.document ?? ''))];

it.each([
  ['the title', 'cable registry', '/wiki/cables'],
  ['a short link', 'xlr', '/wiki/cables'],
  ['a short link of a section', 'makka', '/wiki/plushies'],
  ['a word of the text', 'porter', '/wiki/hazer'],
  ['the beginning of a word', 'regist', '/wiki/cables'],
  ['another form of a word', 'coiling', '/wiki/cables'],
  ['a word with a typing error', 'tenison grid', '/wiki/fab'],
  ['a letter too many', 'cabble', '/wiki/cables'],
  ['a synonym', 'smoke machine', '/wiki/hazer'],
  ['a synonym that is made of stop words', 'strike', '/wiki/show-week'],
  ['a phrase of stop words', 'where do I get after the get-out?', '/wiki/show-week'],
  ['words in any case, with accents', 'CÁBLES', '/wiki/cables'],
  ['two words written as one', 'flightcase', '/wiki/cables'],
  ['one word written as two', 'head sets', '/wiki/cans'],
  ['a question', 'how do I coil the cable?', '/wiki/cables'],
  ['a room number', 'FAB 0.20', '/wiki/fab'],
  ['titles before texts', 'cable', '/wiki/cables'],
  ['a word, and no stop word with the same stem', 'cans', '/wiki/cans'],
])('search finds %s: %s', (_what, query, page) => {
  expect(found(query)[0]).toBe(page);
});

it.each(['prompt-desk', 'promptdesk'])('the page of a short link comes before a page with that title: %s', (query) => {
  const pages: ShortPage[] = [
    { path: '/wiki/first', title: 'Prompt desk', description: 'Promptdesk: the prompt desk.' },
    { path: '/wiki/second', title: 'Arriving', description: 'What to bring.', names: ['prompt-desk'] },
  ];
  const [first] = searchOf(pages)({ query }).hits;
  expect(first?.document).toBe('/wiki/second');
});

it.each(['xqzzt', '', '   ', '?!', '🎭'])('search finds nothing for “%s”', (query) => {
  expect(search({ query })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
});

it('search finds something even for stop words alone', () => {
  expect(found('can')).toContain('/wiki/cans');
});

describe('a question', () => {
  const people = [
    { path: '/wiki/how-to-ld', title: 'How to LD', description: 'What the lighting designer does.', names: ['ld'] },
    { path: '/wiki/crew', title: 'Crew', description: 'Roles.', text: ['You become a lighting designer (LD) by asking.'] },
    {
      path: '/shows#toe',
      title: 'Play',
      kind: 'show' as const,
      description: 'Stage Manager: Howes Full. Lighting: Dante Toe, Keye Light.',
    },
  ];
  const ask = searchOf(people, [['LD', 'lighting designer']]);
  const answers = (query: string) => ask({ query }).hits.map((hit) => hit.document);

  it('a question is answered by the page that it is about, not by one that repeats its words', () => {
    expect(answers('how do I become an LD')[0]).toBe('/wiki/how-to-ld');
  });

  it.each(['how to', 'how'])('a question of stop words alone finds titles that contain them: %s', (query) => {
    expect(answers(query)).toEqual(['/wiki/how-to-ld']);
  });

  it.each(['don’t', 'best way to', 'where do I get a kye'])(
    'a question is not answered by a name that is nearly one of its words: %s',
    (query) => {
      expect(answers(query)).not.toContain('/shows#toe');
    },
  );
});

describe('pages outside the wiki', () => {
  const searchSite = searchOf(
    [
      { path: '/wiki/hiring', title: 'Shows and Hires', text: ['How to hire lights, and what show is next.'] },
      { path: '/hires', title: 'Hires', kind: 'page', description: 'Sound, lighting and crew.', names: ['price list'] },
      { path: '/shows', title: 'Shows', kind: 'page', description: 'What is on next.' },
      { path: '/shows/2025-2026/the-show', title: 'The Show Must Go On', kind: 'show', description: 'Studio.' },
      { path: '/venues/dock', title: 'The Dock', kind: 'venue', description: 'Venue' },
      { path: '/exec', title: 'Exec', kind: 'page', description: 'Who runs us.' },
      { path: '/wiki/exec', title: 'The Exec', text: ['The committee.'] },
    ],
    [['exec', 'committee']],
  );
  const firstOf = (query: string) => searchSite({ query }).hits[0];

  it.each([
    ['by its title', 'exec', '/exec'],
    ['by its title and words of its description', 'hire lights', '/hires'],
    ['by a question', 'when is the next show?', '/shows'],
    ['by another name', 'price list', '/hires'],
    ['by a synonym', 'committee', '/exec'],
    ['by a title with stop words', 'dock', '/venues/dock'],
  ])('pages outside the wiki come first, as a group, if the query names one %s: %s', (_how, query, url) => {
    expect(firstOf(query)).toMatchObject({ url, hierarchy: { lvl0: 'Pages' } });
  });

  it.each(['show lights', 'runs', 'exe'])('pages outside the wiki do not come first for a part of their name: %s', (query) => {
    expect(searchSite({ query }).hits.map(({ hierarchy }) => hierarchy.lvl0)).not.toContain('Pages');
  });
});

it('a page with the words in one section comes before one with the words far apart', () => {
  const section = (heading: string, ...text: string[]) => ({ heading, anchor: heading.toLowerCase(), text });
  const apart = {
    path: '/wiki/apart',
    title: 'Apart',
    sections: [section('One', 'Tape. Tape.', 'Tape.'), section('Two', 'Ramps. Ramps.')],
  };
  const close = { path: '/wiki/close', title: 'Close', sections: [section('One', 'Tape over ramps.'), section('Two', 'Anything.')] };
  const searchBoth = searchOf([apart, close]);
  expect(searchBoth({ query: 'tape ramps' }).hits[0]?.url).toBe('/wiki/close#one');
});

it('the society’s entries come below the wiki, however well they match', () => {
  expect(found('hazer')).toEqual(['/wiki/hazer', '/shows#spotlight']);
});

it('a result leads to the section that answers, not to the top of its page', () => {
  expect(search({ query: 'extension test' }).hits[0]).toMatchObject({ url: '/wiki/cables#power', type: 'content' });
});

it('a result leads to a heading that matches', () => {
  expect(search({ query: 'cable lengths' }).hits.find((hit) => hit.anchor === 'cable-lengths')?.type).toBe('lvl2');
});

const [hit] = search({ query: 'porter' }).hits;

it('a local result has the format of the hosted service', () => {
  expect(hit).toMatchObject({
    objectID: '/wiki/hazer#before-you-haze:1',
    type: 'content',
    kind: 'wiki',
    url: '/wiki/hazer#before-you-haze',
    url_without_anchor: '/wiki/hazer',
    anchor: 'before-you-haze',
    content: 'Isolate the smoke detectors first, with the porter.',
  });
  expect(hit?.hierarchy).toMatchObject({ lvl0: 'Wiki', lvl1: 'MVS Hazer', lvl2: 'Before you haze', lvl3: null });
});

it('a result marks what matched in texts and titles', () => {
  expect(hit?._snippetResult?.content?.value).toBe('Isolate the smoke detectors first, with the <mark>porter</mark>.');
  expect(search({ query: 'cable' }).hits[0]?._highlightResult?.hierarchy?.lvl1?.value).toBe('<mark>Cable</mark> Registry');
});

it('a result shows the part of a long text that matched, in whole words', () => {
  const long = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim();
  const searchLong = searchOf([{ path: '/wiki/long', title: 'Long', text: [long] }]);
  const snippet = searchLong({ query: 'needle' }).hits[0]?._snippetResult?.content?.value ?? '';
  expect(snippet).toMatch(/^…(before )+<mark>needle<\/mark>( after)+…$/);
  expect(snippet.split(' ').length).toBeLessThanOrEqual(26);
});

it('a result shows the part of a long text with the rarest word of the query', () => {
  const long = `Cable cable ${'filler '.repeat(40)}coil the cable ${'filler '.repeat(40)}`.trim();
  const others = Array.from({ length: 9 }, (_, number) => ({ path: `/wiki/${number}`, title: 'Other', text: ['A cable.'] }));
  const searchLong = searchOf([{ path: '/wiki/long', title: 'Long', text: [long] }, ...others]);
  expect(searchLong({ query: 'coil cable' }).hits[0]?._snippetResult?.content?.value).toContain('<mark>coil</mark>');
});

it('a page that writes about <mark> keeps these words, and only what matched is marked', () => {
  const searchMarks = searchOf([{ path: '/wiki/html', title: 'HTML', description: 'Tags.', text: ['Write <mark> around a cue.'] }]);
  const snippet = searchMarks({ query: 'cue' }).hits[0]?._snippetResult?.content?.value ?? '';
  expect(snippet.match(/<mark>/g)).toHaveLength(1);
  expect(snippet.replaceAll('\u2060', '')).toBe('Write <mark> around a <mark>cue</mark>.');
});

it('search reads only the first 32 words of a query, so that a pasted text delays no later one', () => {
  const search = searchOf([{ path: '/wiki/hoist', title: 'Hoist' }]);
  const countAfter = (words: number): number => search({ query: `${'qzx1 '.repeat(words)}hoist` }).nbHits;
  expect(countAfter(31)).toBe(1);
  expect(countAfter(32)).toBe(0);
});

describe('pages of results', () => {
  const many = Array.from({ length: 23 }, (_, number) => ({
    path: `/wiki/p${number}`,
    title: `Lantern ${number}`,
    sections: ['One lantern', 'Two lanterns', 'Three lanterns', 'Four lanterns'].map((heading) => ({ heading, text: [`${heading}.`] })),
  }));
  const searchMany = searchOf(many);
  const documents = (request: SearchRequest): (string | undefined)[] => [...new Set(searchMany(request).hits.map((hit) => hit.document))];

  it('results are counted by page, not by section', () => {
    expect(searchMany({ query: 'lantern' })).toMatchObject({ nbHits: 23, nbPages: 3 });
  });

  it('pages of results follow one another without a gap or a repetition', () => {
    const all = [0, 1, 2].flatMap((page) => documents({ query: 'lantern', page }));
    expect(all).toHaveLength(23);
    expect(new Set(all).size).toBe(23);
    expect(searchMany({ query: 'lantern', page: 3 }).hits).toEqual([]);
  });

  it('a page has at most three results', () => {
    const [first] = searchMany({ query: 'lantern' }).hits;
    expect(searchMany({ query: 'lantern' }).hits.filter((hit) => hit.document === first?.document)).toHaveLength(3);
  });
});

const searchEmoji = searchOf([
  { path: '/wiki/torches', title: 'Torches', emoji: '🔦' },
  { path: '/shows/masks', kind: 'show', title: 'The 🎭 Show' },
  { path: '/wiki/cables', title: 'Cables', text: ['Bring tape ⚠️ always.'] },
]);

it.each([
  ['🔦', '/wiki/torches'],
  ['🎭', '/shows/masks'],
  ['⚠', '/wiki/cables'],
])('the emoji %s finds the page that has it', (query, url) => {
  expect(searchEmoji({ query }).hits.map((hit) => hit.url)).toEqual([url]);
});

it('local search filters by language and version as the hosted service does: pages outside the wiki have no version', () => {
  const search = searchOf([
    { path: '/wiki/cables', title: 'Cables' },
    { path: '/shows/cables', kind: 'show', title: 'Cables' },
  ]);
  const found = (language: string, version: string): string[] =>
    search({ query: 'cables', facetFilters: contextualFilters(language, version) }).hits.map(({ url }) => url);
  expect(found('en', 'current')).toEqual(['/shows/cables', '/wiki/cables']);
  expect(found('en', '2024')).toEqual(['/shows/cables']);
  expect(found('fr', 'current')).toEqual([]);
});

it('search finds a name of stop words, with and without its apostrophe', () => {
  const inTitles = ['What is on a lanyard', 'On the road', 'What to bring'].map((title) => ({
    path: `/wiki/${title}`,
    title,
    description: title,
  }));
  const ofShows = searchOf([...inTitles, { path: '/shows', kind: 'site', title: 'Shows', description: 'By year.', names: ['what’s on'] }]);
  for (const query of ["what's on", 'what’s on', 'whats on', 'Whats On']) {
    expect([query, ofShows({ query }).hits[0]?.document]).toEqual([query, '/shows']);
  }
});
