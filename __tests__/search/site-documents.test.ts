import type { CreateResolversArgs } from 'gatsby';
import { readContent } from '../../src/content-model/read-content';
import { YEAR_KINDS } from '../../src/content-model/year-kinds';
import { documentOfEntry } from '../../src/search/node/documents';
import type { SearchDocument } from '../../src/search/local-index';
import { createSearchResolvers } from '../../src/search/node/search-resolvers';
import type { YearSearchEntry } from '../../src/society/node/search-entries';
import { societyNodes } from '../../src/society/node/source-society';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const productions = (show: object) => ({ year: '2025/2026', terms: [{ name: 'Term 1', shows: [{ people: [], links: [], ...show }] }] });
const FILES = {
  'venues.json': [{ id: 'dock', name: 'The Dock' }],
  'societies.json': [{ id: 'mtw', name: 'Music Theatre Warwick', shortName: 'MTW' }],
  'exec/2025-2026.json': {
    year: '2025/2026',
    exec: [{ name: 'Polly Gaffer', roles: ['President', 'Safety Officer'] }],
    hiresAssistants: [
      { term: 'Term 1', assistants: [{ name: 'Amber Gelframe' }] },
      { term: 'Term 2', assistants: [] },
    ],
  },
  'shows/2025-2026.json': productions({
    ...{ name: 'Sweeney Todd', society: 'mtw', venue: 'dock' },
    people: [{ role: 'Lighting Designer', name: 'Ella Psoidal' }],
  }),
  'hires/2025-2026.json': productions({ name: 'Freshers Fair PA' }),
};

/** The documents of the entries of year files. */
function entryDocuments({ withPeople }: { withPeople: boolean }): SearchDocument[] {
  const nodes = societyNodes(readContent(contentFolder(FILES)).data, { createNodeId: (key) => key });
  const names = new Map(nodes.get('Person')?.map(({ key, fields }) => [`Person ${key}`, String(fields.name)]));
  const nameOf = withPeople ? (id: string) => names.get(id) ?? '' : undefined;
  return YEAR_KINDS.flatMap((kind) => {
    const entries = (nodes.get(kind.type) ?? []).flatMap(({ fields }) => fields.searchEntries as YearSearchEntry[]);
    return entries.map((entry) => documentOfEntry(kind, entry, nameOf));
  });
}

const summaries = (documents: SearchDocument[]) => documents.map(({ kind, url, weight, description }) => [kind, url, weight, description]);

it('an entry of a year file has the address of its page or anchor and a lower weight than the wiki, and says where and who did what', () => {
  expect(summaries(entryDocuments({ withPeople: true }))).toEqual([
    ['exec', '/exec#2025-2026', 0.25, 'President, Safety Officer: Polly Gaffer. Hires Assistant, Term 1: Amber Gelframe.'],
    [
      ...['show', '/shows/2025-2026/sweeney-todd', 0.25],
      'Music Theatre Warwick (MTW), The Dock, Term 1 2025/2026. Lighting Designer: Ella Psoidal.',
    ],
    ['hire', '/hires/2025-2026/freshers-fair-pa', 0.25, 'Term 1 2025/2026.'],
  ]);
});

it('the entries for the hosted service name nobody', () => {
  const sent = entryDocuments({ withPeople: false });
  expect(summaries(sent)).toEqual([
    ['exec', '/exec#2025-2026', 0.25, 'President, Safety Officer. Hires Assistant, Term 1.'],
    ['show', '/shows/2025-2026/sweeney-todd', 0.25, 'Music Theatre Warwick (MTW), The Dock, Term 1 2025/2026. Lighting Designer.'],
    ['hire', '/hires/2025-2026/freshers-fair-pa', 0.25, 'Term 1 2025/2026.'],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Polly|Gaffer|Amber|Gelframe|Ella|Psoidal/);
});

interface SearchQuery {
  Query: { searchDocuments: { resolve: (source: object, args: object, context: object) => Promise<SearchDocument[]> } };
}

it('search finds any kind of page by the words that search.json adds to it, and names people only where the query asks for them', async () => {
  const layer = createDataLayer();
  layer.addNode('PageText', 'tickets', { name: 'tickets', title: 'Tickets' });
  layer.addNode('Venue', 'dock', { path: '/venues/dock', name: 'The Dock', shortName: 'Dock' });
  layer.addNode('Venue', 'café', { path: '/venues/café', name: 'Café' });
  layer.addNode('Person', 'polly', { name: 'Polly Gaffer' });
  const ghosts = { anchor: 'ghosts', path: '/shows/2025-2026/ghosts', title: 'Ghosts', posts: [{ role: 'Crew', people: ['polly'] }] };
  layer.addNode('ShowYear', 'shows', { path: '/shows/2025-2026', year: '2025/2026', searchEntries: [ghosts] });
  const named = ['/tickets', '/venues/dock', '/venues/café', '/shows/2025-2026', '/shows/2025-2026/ghosts', '/exec'];
  const pages = named.map((path) => ({ path: encodeURI(path), words: [`about ${path}`] }));
  process.env.SITE_CONTENT = contentFolder({ 'search.json': { pages, synonyms: [] } });
  let query: SearchQuery | undefined;
  const createResolvers = (made: object): void => void (query = made as SearchQuery);
  createSearchResolvers(layer.argumentsFor({ createResolvers, getCache: () => undefined } as unknown as Partial<CreateResolversArgs>));
  const documents = (withPeople: boolean) => query?.Query.searchDocuments.resolve({}, { withPeople }, layer.query());
  const found = (await documents(true)) ?? [];
  const names = new Map(found.map((document) => [document.url, document.names]));
  expect(named.filter((path) => names.get(path)?.at(-1) !== `about ${path}`)).toEqual([]);
  expect(found).toContainEqual({
    ...{ kind: 'venue', url: '/venues/dock', title: 'The Dock', description: 'Venue', trail: 'Pages', weight: 1 },
    ...{ names: ['Dock', 'about /venues/dock'], tags: [], sections: [] },
  });
  expect(JSON.stringify(found)).toContain('Crew: Polly Gaffer.');
  expect(JSON.stringify(await documents(false))).not.toContain('Polly');
});
