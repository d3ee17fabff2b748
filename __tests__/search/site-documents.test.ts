import type { CreateResolversArgs } from 'gatsby';
import { readContent } from '../../src/content-model/read-content';
import { YEAR_KINDS } from '../../src/content-model/year-kinds';
import { documentOfEntry, documentOfSitePage } from '../../src/search/node/documents';
import type { SearchDocument } from '../../src/search/local-index';
import { createSearchResolvers } from '../../src/search/node/search-resolvers';
import type { YearSearchEntry } from '../../src/society/node/search-entries';
import { societyNodes } from '../../src/society/node/source-society';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const FILES = {
  exec: {
    year: '2025/2026',
    exec: [{ name: 'Polly Gaffer', roles: ['President', 'Safety Officer'] }],
    hiresAssistants: [
      { term: 'Term 1', assistants: [{ name: 'Amber Gelframe' }] },
      { term: 'Term 2', assistants: [] },
    ],
  },
  show: {
    year: '2025/2026',
    terms: [
      {
        name: 'Term 1',
        shows: [
          {
            name: 'Sweeney Todd',
            society: 'Music Theatre Warwick',
            venue: 'Theatre',
            people: [{ role: 'Lighting Designer', name: 'Ella Psoidal' }],
            links: [],
          },
        ],
      },
    ],
  },
  hire: { year: '2025/2026', terms: [{ name: 'Term 1', shows: [{ name: 'Freshers Fair PA', people: [], links: [] }] }] },
};

/** The search entries of a content folder, by kind of year file, with people's names. */
function entriesIn(files: Parameters<typeof contentFolder>[0]) {
  const nodes = societyNodes(readContent(contentFolder(files)).data, { createNodeId: (key) => key });
  const names = new Map(nodes.get('Person')?.map(({ key, fields }) => [`Person ${key}`, String(fields.name)]));
  return YEAR_KINDS.flatMap((kind) =>
    (nodes.get(kind.type) ?? [])
      .flatMap(({ fields }) => fields.searchEntries as YearSearchEntry[])
      .map((entry) => ({
        ...entry,
        kind,
        posts: entry.posts.map(({ role, people }) => ({ role, people: people.map((id) => names.get(id) ?? '') })),
      })),
  );
}

const SOCIETY = entriesIn({ 'exec/2025-2026.json': FILES.exec, 'shows/2025-2026.json': FILES.show, 'hires/2025-2026.json': FILES.hire });

const documents = SOCIETY.map((entry) => documentOfEntry(entry, { withPeople: true }));

it('a page outside the wiki has its other names, the trail “Pages” and the weight of the wiki', () => {
  const hires = { kind: 'page', path: '/hires', title: 'Hires', description: 'Kit and crew.', names: ['price list'] } as const;
  expect(documentOfSitePage(hires)).toMatchObject({ kind: 'page', url: '/hires', trail: 'Pages', names: ['price list'], weight: 1 });
});

it('an entry of a year file has its own kind, the address of its page or anchor, and a lower weight than the wiki', () => {
  expect(documents.map(({ kind, url, weight }) => [kind, url, weight])).toEqual([
    ['exec', '/exec#2025-2026', 0.25],
    ['show', '/shows/2025-2026/sweeney-todd', 0.25],
    ['hire', '/hires/2025-2026/freshers-fair-pa', 0.25],
  ]);
});

it('the description of an entry says who did what', () => {
  expect(documents[0]?.description).toBe('President, Safety Officer: Polly Gaffer. Hires Assistant, Term 1: Amber Gelframe.');
  expect(documents[1]?.description).toBe('Music Theatre Warwick, Theatre, Term 1 2025/2026. Lighting Designer: Ella Psoidal.');
});

it('the description of an entry leaves out missing facts', () => {
  expect(documents[2]?.description).toBe('Term 1 2025/2026.');
});

it('the entries for the hosted service name nobody', () => {
  const sent = SOCIETY.map((entry) => documentOfEntry(entry, { withPeople: false }));
  expect(sent.map(({ url }) => url)).toEqual(documents.map(({ url }) => url));
  expect(sent[0]?.description).toBe('President, Safety Officer. Hires Assistant, Term 1.');
  expect(sent[1]?.description).toBe('Music Theatre Warwick, Theatre, Term 1 2025/2026. Lighting Designer.');
  for (const name of ['Polly', 'Gaffer', 'Amber', 'Gelframe', 'Ella', 'Psoidal']) expect(JSON.stringify(sent)).not.toContain(name);
});

it('a production is found by the full and short names of its venue and society, and by its year', () => {
  const file = {
    year: '2025/2026',
    terms: [{ name: 'Term 1', shows: [{ name: 'Ghosts', venue: 'dock', society: 'wuds', people: [], links: [] }] }],
  };
  const directory = {
    'venues.json': [{ id: 'dock', name: 'The Dock' }],
    'societies.json': [{ id: 'wuds', name: 'Warwick University Drama Society', shortName: 'WUDS' }],
  };
  expect(entriesIn({ ...directory, 'shows/2025-2026.json': file })[0]?.facts).toBe(
    'Warwick University Drama Society (WUDS), The Dock, Term 1 2025/2026.',
  );
});

interface SearchQuery {
  Query: { searchDocuments: { resolve: (source: object, args: object, context: object) => Promise<SearchDocument[]> } };
}

it('search finds any kind of page by the words that search.json adds to it', async () => {
  const layer = createDataLayer();
  layer.addNode('PageText', 'tickets', { name: 'tickets', title: 'Tickets' });
  layer.addNode('Venue', 'dock', { path: '/venues/dock', name: 'The Dock', shortName: 'Dock' });
  const ghosts = { anchor: '2025-2026', path: '/shows/2025-2026/ghosts', title: 'Ghosts', posts: [] };
  layer.addNode('ShowYear', 'shows', { path: '/shows/2025-2026', year: '2025/2026', searchEntries: [ghosts] });
  layer.addNode('Venue', 'café', { path: '/venues/café', name: 'Café' });
  const named = ['/tickets', '/venues/dock', '/venues/café', '/shows/2025-2026', '/shows/2025-2026/ghosts', '/exec'];
  const pages = named.map((path) => ({ path: encodeURI(path), words: [`about ${path}`] }));
  process.env.SITE_CONTENT = contentFolder({ 'search.json': { pages, synonyms: [] } });
  let query: SearchQuery | undefined;
  const createResolvers = (made: object): void => void (query = made as SearchQuery);
  createSearchResolvers(layer.argumentsFor({ createResolvers, getCache: () => undefined } as unknown as Partial<CreateResolversArgs>));
  const found = await query?.Query.searchDocuments.resolve({}, { withPeople: true }, layer.query());
  const names = new Map(found?.map(({ url, names }) => [url, names]));
  expect(named.filter((path) => names.get(path)?.at(-1) !== `about ${path}`)).toEqual([]);
  expect(names.get('/venues/dock')).toEqual(['Dock', 'about /venues/dock']);
});
