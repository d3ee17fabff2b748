import { createLocalSearch } from '../../src/search/ui/local-search';
import { contextualFilters } from '../../src/search/search-api';
import { shortDocument, type ShortPage } from '../support/search-documents';

const PAGES: ShortPage[] = [
  {
    path: '/wiki/cables',
    title: 'Cable Registry',
    description: 'Which cable is which.',
    names: ['cables', 'xlr'],
    sections: [
      { heading: 'Cable lengths', text: ['Coil every cable over and under.', 'The tape on its end says how long it is.'] },
      { heading: 'Power', text: ['Extension cables ⚠️ live in the flight case. Test them each term.'] },
    ],
  },
  {
    path: '/wiki/hazer',
    title: 'MVS Hazer',
    emoji: '🔦',
    description: 'How to run the hazer.',
    names: ['mvs'],
    sections: [{ heading: 'Before you haze', text: ['Isolate the smoke detectors first, with the porter.'] }],
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
    sections: [{ heading: 'Makka Pakka', text: ['Collects stones.'], names: ['makka'] }],
  },
  { path: '/wiki/show-week', title: 'Show Week', description: 'From the first day to the get-out.', text: ['Come to the get-out.'] },
  { path: '/wiki/fab', title: 'FAB', description: 'Two studios.', text: ['FAB 0.19 and FAB 0.20 have a tension grid.'] },
  { path: '/wiki/desk', title: 'Prompt desk', description: 'Promptdesk: the prompt desk.' },
  { path: '/wiki/arriving', title: 'Arriving', description: 'What to bring.', names: ['prompt-desk'] },
  { path: '/shows#spotlight', title: 'Hazer: the Musical 🎭', kind: 'show', description: 'Stage Manager: Sandy Bagg.' },
];

const searchOf = (pages: ShortPage[], synonyms: string[][] = []) =>
  createLocalSearch({ documents: pages.map(shortDocument), facets: { language: 'en', version: 'current' }, synonyms });
/** Addresses of the documents found, best first. */
const pagesIn = (search: ReturnType<typeof searchOf>, query: string) => [...new Set(search({ query }).hits.map((hit) => hit.document))];

const search = searchOf(PAGES, [
  ['hazer', 'smoke machine'],
  ['get-out', 'strike'],
]);

it.each([
  ['the title', 'cable registry', '/wiki/cables'],
  ['a short link', 'xlr', '/wiki/cables'],
  ['a short link of a section', 'makka', '/wiki/plushies'],
  ['a short link before a page with that title', 'prompt-desk', '/wiki/arriving'],
  ['a short link without its hyphen', 'promptdesk', '/wiki/arriving'],
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
  ['the beginning of a title, though it is a stop word', 'can', '/wiki/cans'],
  ['the emoji of a page', '🔦', '/wiki/hazer'],
  ['an emoji in a title', '🎭', '/shows#spotlight'],
  ['an emoji without its coloured form', '⚠', '/wiki/cables'],
])('search finds %s: %s', (_what, query, page) => {
  expect(pagesIn(search, query)[0]).toBe(page);
});

it.each(['xqzzt', '', '   ', '?!', '🛟'])('search finds nothing for “%s”', (query) => {
  expect(search({ query })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
});

it.each([
  ['the page that a question is about, not one that repeats its words', 'how do I become an LD', ['/wiki/how-to-ld', '/wiki/crew']],
  ['titles that contain a query of stop words alone', 'how to', ['/wiki/how-to-ld']],
  ['titles that contain a single stop word', 'how', ['/wiki/how-to-ld']],
  ['no name that is nearly a stop word', 'don’t', []],
  ['no name that is nearly one of several stop words', 'best way to', ['/wiki/how-to-ld']],
  ['no name that is nearly a word of a question', 'where do I get a keeye', []],
  ['a name that is nearly the query, if that is no question', 'keeye', ['/shows#toe']],
])('search answers with %s: %s', (_what, query, pages) => {
  const light = 'Stage Manager: Howes Full. Lighting: Dante Toe, Keye Light.';
  const ask = searchOf(
    [
      { path: '/wiki/how-to-ld', title: 'How to LD', description: 'What the lighting designer does.', names: ['ld'] },
      { path: '/wiki/crew', title: 'Crew', description: 'Roles.', text: ['You become a lighting designer (LD) by asking.'] },
      { path: '/shows#toe', title: 'Play', kind: 'show', description: light },
    ],
    [['LD', 'lighting designer']],
  );
  expect(pagesIn(ask, query)).toEqual(pages);
});

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

it.each([
  ['by its title', 'exec', '/exec'],
  ['by its title and words of its description', 'hire lights', '/hires'],
  ['by a question', 'when is the next show?', '/shows'],
  ['by another name', 'price list', '/hires'],
  ['by a synonym', 'committee', '/exec'],
  ['by a title with stop words', 'dock', '/venues/dock'],
])('pages outside the wiki come first, as a group, if the query names one %s: %s', (_how, query, url) => {
  expect(searchSite({ query }).hits[0]).toMatchObject({ url, hierarchy: { lvl0: 'Pages' } });
});

it.each(['show lights', 'runs', 'exe'])('pages outside the wiki do not come first for a part of their name: %s', (query) => {
  expect(searchSite({ query }).hits.map(({ hierarchy }) => hierarchy.lvl0)).not.toContain('Pages');
});

it.each(["what's on", 'what’s on', 'whats on', 'Whats On'])(
  'search finds a name of stop words, with and without its apostrophe: %s',
  (query) => {
    const wiki = ['What is on a lanyard', 'On the road', 'What to bring'].map((title) => ({
      path: `/wiki/${title}`,
      title,
      description: title,
    }));
    const shows = { path: '/shows', kind: 'page', title: 'Shows', description: 'By year.', names: ['what’s on'] };
    expect(pagesIn(searchOf([...wiki, shows]), query)[0]).toBe('/shows');
  },
);

it('a page with the words in one section comes before one with the words far apart', () => {
  const section = (heading: string, ...text: string[]) => ({ heading, text });
  const both = searchOf([
    { path: '/wiki/apart', title: 'Apart', sections: [section('One', 'Tape. Tape.', 'Tape.'), section('Two', 'Ramps. Ramps.')] },
    { path: '/wiki/close', title: 'Close', sections: [section('One', 'Tape over ramps.'), section('Two', 'Anything.')] },
  ]);
  expect(both({ query: 'tape ramps' }).hits[0]?.url).toBe('/wiki/close#one');
});

it('the society’s entries come below the wiki, however well they match', () => {
  expect(pagesIn(search, 'hazer')).toEqual(['/wiki/hazer', '/shows#spotlight']);
});

it('a result leads to a heading that matches', () => {
  const [heading] = search({ query: 'cable lengths' }).hits;
  expect(heading).toMatchObject({ url: '/wiki/cables#cable-lengths', type: 'lvl2' });
});

it('a local result leads to the section that answers, marks what matched, and has the format of the hosted service', () => {
  const marked = { value: 'Isolate the smoke detectors first, with the <mark>porter</mark>.', matchLevel: 'full' };
  expect(search({ query: 'porter' }).hits).toEqual([
    expect.objectContaining({
      objectID: '/wiki/hazer#before-you-haze:1',
      type: 'content',
      kind: 'wiki',
      url: '/wiki/hazer#before-you-haze',
      url_without_anchor: '/wiki/hazer',
      anchor: 'before-you-haze',
      document: '/wiki/hazer',
      content: 'Isolate the smoke detectors first, with the porter.',
      hierarchy: { lvl0: 'Wiki', lvl1: 'MVS Hazer', lvl2: 'Before you haze', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      _snippetResult: expect.objectContaining({ content: marked }) as object,
    }),
  ]);
  const [cables] = search({ query: 'cable' }).hits;
  expect(cables?._highlightResult?.hierarchy?.lvl1?.value).toBe('<mark>Cable</mark> Registry');
});

/** The snippet of the first result, in a site of some pages and one with this text. */
function snippetIn(text: string, query: string, pages: ShortPage[] = []): string {
  const [hit] = searchOf([{ path: '/wiki/long', title: 'Long', text: [text] }, ...pages])({ query }).hits;
  return hit?._snippetResult?.content?.value ?? '';
}

it('a result shows the part of a long text that matched, in whole words', () => {
  const snippet = snippetIn(`${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim(), 'needle');
  expect(snippet).toMatch(/^…(before )+<mark>needle<\/mark>( after)+…$/);
  expect(snippet.split(' ').length).toBeLessThanOrEqual(26);
});

it('a result shows the part of a long text with the rarest word of the query', () => {
  const others = Array.from({ length: 9 }, (_, number) => ({ path: `/wiki/${number}`, title: 'Other', text: ['A cable.'] }));
  const text = `Cable cable ${'filler '.repeat(40)}coil the cable ${'filler '.repeat(40)}`.trim();
  expect(snippetIn(text, 'coil cable', others)).toContain('<mark>coil</mark>');
});

it('a page that writes about <mark> keeps these words, and only what matched is marked', () => {
  const snippet = snippetIn('Write <mark> around a cue.', 'cue');
  expect(snippet.match(/<mark>/g)).toHaveLength(1);
  expect(snippet.replaceAll('\u2060', '')).toBe('Write <mark> around a <mark>cue</mark>.');
});

it('search reads only the first 32 words of a query, so that a pasted text delays no later one', () => {
  const hoists = searchOf([{ path: '/wiki/hoist', title: 'Hoist' }]);
  expect([31, 32].map((words) => hoists({ query: `${'qzx1 '.repeat(words)}hoist` }).nbHits)).toEqual([1, 0]);
});

it('results are counted by page, with at most three sections each, and pages of results follow one another without gap or repetition', () => {
  const headings = ['One lantern', 'Two lanterns', 'Three lanterns', 'Four lanterns'];
  const sections = headings.map((heading) => ({ heading, text: [`${heading}.`] }));
  const many = searchOf(Array.from({ length: 23 }, (_, at) => ({ path: `/wiki/p${at}`, title: `Lantern ${at}`, sections })));
  const pages = [0, 1, 2, 3].map((page) => many({ query: 'lantern', page }));
  expect(pages[0]).toMatchObject({ nbHits: 23, nbPages: 3 });
  expect(pages.map(({ hits }) => hits.length)).toEqual([30, 30, 9, 0]);
  expect(new Set(pages.flatMap(({ hits }) => hits.map((hit) => hit.document))).size).toBe(23);
});

it('local search filters by language and version as the hosted service does: pages outside the wiki have no version', () => {
  const both = searchOf([
    { path: '/wiki/cables', title: 'Cables' },
    { path: '/shows/cables', kind: 'show', title: 'Cables' },
  ]);
  const found = (language: string, version: string) =>
    both({ query: 'cables', facetFilters: contextualFilters(language, version) }).hits.map(({ url }) => url);
  expect(found('en', 'current')).toEqual(['/shows/cables', '/wiki/cables']);
  expect(found('en', '2024')).toEqual(['/shows/cables']);
  expect(found('fr', 'current')).toEqual([]);
});
