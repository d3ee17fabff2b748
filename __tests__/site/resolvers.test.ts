/** What the data layer answers about pages, history, statistics, the home page and texts, over nodes as our sources make them. */
import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import type { SiteConfiguration } from '../../src/content/site-schema';
import { createHistoryResolvers } from '../../src/history/node/history-resolvers';
import { createSocietyResolvers } from '../../src/society/node/society-resolvers';
import { createPageTextResolvers } from '../../src/wiki/node/page-text-resolvers';
import type { QueryContext } from '../../src/content/query-context';
import { createStatisticsResolvers, sourceCurrentMonth } from '../../src/history/node/statistics-resolvers';
import { createWikiResolvers } from '../../src/wiki/node/wiki-resolvers';
import { historyOfWiki } from '../../src/history/node/wiki-history';
import type { WikiChangeRecord } from '../../src/history/node/changes';
import { treeOfText } from '../support/compile-text';
import { SITE } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const site = { ...SITE, repository: { ...SITE.repository, branch: 'year/2026#1' } } as unknown as SiteConfiguration;
const layer = createDataLayer();

type Resolver = (source: unknown, args?: unknown, context?: QueryContext) => unknown;
const resolvers: Record<string, Record<string, { resolve: Resolver }>> = {};

/** Texts of the nodes by their ids; a warm build finds them compiled in this cache. */
const texts = new Map<string, string>();
const compiled = {
  get: (key: string) => {
    const text = texts.get(/^(?:page|text) \S+/.exec(key)?.[0] ?? '');
    return Promise.resolve(text === undefined ? undefined : treeOfText(text));
  },
};

function wikiPage(path: string, fields: Record<string, unknown>, text: string) {
  const id = `page ${path}`;
  texts.set(id, text);
  const shown = { title: path, label: path, description: 'x', tagNames: [], showsChangelog: false, ...fields };
  layer.addNode('WikiLink', `link ${path}`, { path, ...shown, ...(fields.sidebarLabel ? { label: fields.sidebarLabel } : {}) });
  return layer.addNode('WikiPage', id, {
    path,
    file: path === '/wiki' ? 'wiki/index.mdx' : `${path.slice(1)}.mdx`,
    absolutePath: `/content${path}.mdx`,
    title: path,
    sidebarLabel: path,
    description: 'x',
    tagNames: [],
    additionalAuthors: [],
    overrideAuthors: [],
    ...fields,
  });
}

const change = (place: number, fields: Record<string, unknown>) =>
  layer.addNode('WikiChange', `change ${place}`, {
    hash: String(place).repeat(40),
    description: '',
    author: 'Faye Derr',
    coAuthors: [],
    date: `2026-0${place}-01T10:00:00.000Z`,
    files: [],
    pages: [],
    isEarlier: false,
    place,
    ...fields,
  });

const wiki = wikiPage(
  '/wiki',
  { title: 'The Wiki', sidebarLabel: 'Wiki', showsStatistics: true, showsChangelog: true },
  'Welcome to all of it.',
);
const lx = wikiPage(
  '/wiki/lx',
  {
    title: 'Lighting',
    sidebarLabel: 'LX',
    emoji: '💡',
    tagNames: ['Guides'],
    sidebarPosition: 1,
    banner: { file: '/content/wiki/lx.png', alt: 'A lamp', shown: true },
  },
  '## Lamps\n\nTwo words.',
);
const sound = wikiPage(
  '/wiki/sound',
  { title: 'Sound', sidebarLabel: 'Sound', tagNames: ['Guides'], sidebarPosition: 2, overrideAuthors: ['Mike Stand'] },
  'One [link](/wiki/lx).',
);
layer.addNode('File', 'lamp', { absolutePath: '/content/wiki/lx.png', dir: '/content/wiki', extension: 'png' });
layer.addNode('File', 'other page', { absolutePath: '/content/wiki/sound.mdx', dir: '/content/wiki', extension: 'mdx' });
const edit = change(1, {
  pages: [
    { page: '/wiki/lx', kind: 'edited' },
    { page: '/wiki/gone', kind: 'deleted' },
  ],
});
change(2, { description: 'Louder', author: 'Polly Gaffer', coAuthors: ['Faye Derr'], pages: [{ page: '/wiki/sound', kind: 'edited' }] });
change(3, { isEarlier: true, pages: [{ page: '/wiki/lx', kind: 'moved' }] });
const known = historyOfWiki(layer.nodesOf('WikiChange') as unknown as WikiChangeRecord[]).pages;
for (const [page, { changes, ...history }] of known) {
  layer.addNode('PageHistory', `history ${page}`, { page, ...history, changes: changes.map(({ place }) => `change ${place}`) });
}
layer.addNode('ExecYear', 'exec 1', { year: '2024/2025' });
const exec = layer.addNode('ExecYear', 'exec 2', { year: '2025/2026' });
layer.addNode('ShowYear', 'shows', {
  year: '2025/2026',
  terms: [
    { name: 'Term 1', productions: ['p1', 'p2'] },
    { name: 'Term 3', productions: ['p3'] },
  ],
});
// Nothing is missing from their records but photos and a programme.
const RECORD = { kind: 'show', year: '2025/2026', path: '/shows', venueName: 'The Barn', dates: [{}], teamSize: 1, links: [] };
for (const id of ['p1', 'p2', 'p3']) layer.addNode('Production', id, { name: id, ...RECORD });
layer.addNode('SiteSettings', 'settings', { settings: site });
layer.addNode('CurrentTerm', 'now', { year: '2025/2026', term: 1 });
const text = layer.addNode('PageText', 'text opportunities', {
  name: 'opportunities',
  title: 'Get involved',
  absolutePath: '/content/pages/opportunities.mdx',
});
texts.set('text opportunities', '<CrewVacancies title="Jobs" />\n\n<WikiPageCount />\n\n<WikiKeyEntry page="/wiki/lx" title="Lamps" />');
const blank = layer.addNode('PageText', 'text hires', { name: 'hires', title: 'Hires' });

const context = layer.query();

beforeAll(() => {
  const helpers = layer.argumentsFor<CreateResolversArgs>({
    createResolvers: (added: typeof resolvers) => {
      for (const [type, fields] of Object.entries(added)) resolvers[type] = { ...resolvers[type], ...fields };
    },
    getCache: (() => compiled) as unknown as CreateResolversArgs['getCache'],
    pathPrefix: '',
  });
  createWikiResolvers(helpers);
  createHistoryResolvers(helpers);
  createStatisticsResolvers(helpers);
  createSocietyResolvers(helpers);
  createPageTextResolvers(helpers);
});

const ask = (type: string, field: string, source?: unknown, args?: unknown, query: QueryContext = context): unknown =>
  resolvers[type]?.[field]?.resolve(source, args, query);
const paths = (links: unknown): string[] => (links as { path: string }[]).map(({ path }) => path);

describe('a wiki page', () => {
  it('knows its place in the wiki', async () => {
    expect([await ask('WikiPage', 'sheet', sound), await ask('WikiPage', 'sheets', sound)]).toEqual([3, 3]);
    expect(paths(await ask('WikiPage', 'breadcrumbs', sound))).toEqual(['/wiki']);
    expect(await ask('WikiPage', 'previous', sound)).toMatchObject({ path: '/wiki/lx', label: 'LX' });
    expect(await ask('WikiPage', 'next', sound)).toBeUndefined();
    expect(paths(await ask('WikiPage', 'pagesBelow', wiki))).toEqual(['/wiki/lx', '/wiki/sound']);
    expect(await ask('Query', 'wikiTree')).toMatchObject([
      { path: '/wiki', depth: 0 },
      { label: 'LX', emoji: '💡', depth: 1 },
      { label: 'Sound', depth: 1 },
    ]);
  });

  it('knows its tags, and each tag its pages', async () => {
    expect(await ask('WikiPage', 'tags', lx)).toMatchObject([{ name: 'Guides', path: '/wiki/tags/guides', count: 2 }]);
    expect(await ask('WikiPage', 'tags', wiki)).toEqual([]);
    expect(paths(((await ask('Query', 'tag', undefined, { name: 'Guides' })) as { pages: unknown }).pages)).toEqual([
      '/wiki/lx',
      '/wiki/sound',
    ]);
    expect(await ask('Query', 'tag', undefined, { name: 'Equipment' })).toBeNull();
  });

  it('has words, and a place to be edited at', async () => {
    expect(await ask('WikiPage', 'wordCount', lx)).toBe(3);
    expect(await ask('WikiPage', 'editUrl', lx)).toBe('https://git.example/crew/edit/year/2026%231/content/wiki/lx.mdx');
    expect(await ask('WikiPage', 'formAddress', lx)).toBe('/forms#/collections/wiki/entries/lx');
  });

  it('that is not in the tree is a mistake of ours', async () => {
    await expect(ask('WikiPage', 'sheet', { path: '/wiki/nowhere' })).rejects.toThrow('The wiki page /wiki/nowhere is not in the tree.');
  });
});

describe('history', () => {
  it('and resources name people as they want to be named', async () => {
    layer.addNode('PersonName', 'cy', { written: 'Cy Clorama', shown: 'C. C.' });
    layer.addNode('PersonName', 'jell', { written: 'Jell Holder', shown: 'Gel Holder' });
    const page = { path: '/wiki/new', overrideAuthors: ['Cy Clorama'], additionalAuthors: ['Jell Holder', 'Polly Gaffer'] };
    expect(await ask('WikiPage', 'authors', page)).toEqual(['C. C.', 'Gel Holder', 'Polly Gaffer']);
    expect(await ask('WikiResource', 'author', { author: 'Cy Clorama & Co' })).toBe('C. C. & Co');
    expect(await ask('WikiResource', 'author', {})).toBeNull();
  });

  it('of a page names who changed it and when; overridden authors hide who did', async () => {
    expect(await ask('WikiPage', 'authors', lx)).toEqual(['Faye Derr']);
    expect(await ask('WikiPage', 'lastUpdated', lx)).toEqual({ date: '2026-01-01T10:00:00.000Z', author: 'Faye Derr', isLatest: true });
    expect(await ask('WikiPage', 'authors', sound)).toEqual(['Mike Stand']);
    expect(await ask('WikiPage', 'lastUpdated', sound)).toMatchObject({ author: null });
    expect(await ask('WikiPage', 'lastUpdated', wiki)).toBeNull();
    expect([await ask('WikiPage', 'changeCount', lx), await ask('WikiPage', 'changeCount', wiki)]).toEqual([1, 0]);
    expect(await ask('WikiPage', 'changes', lx)).toMatchObject([{ place: 1 }]);
  });

  it('of a page can be read on, in the changelog and at the repository', async () => {
    expect(await ask('WikiPage', 'changelogAddress', lx)).toBe('/wiki?page=%2Fwiki%2Flx');
    expect(await ask('WikiPage', 'historyUrl', lx)).toBe('https://git.example/crew/commits/year/2026%231/content/wiki/lx.mdx');
  });

  it('of all is on the one page that shows it', async () => {
    expect(await ask('WikiPage', 'changelog', lx)).toBeNull();
    expect(await ask('WikiPage', 'changelog', wiki)).toMatchObject({
      count: 3,
      newest: [{ place: 3 }, { place: 2 }, { place: 1 }],
      older: [],
      olderAddress: null,
      pages: [{ path: '/wiki/lx' }, { path: '/wiki/sound' }],
      authors: ['Faye Derr', 'Polly Gaffer'],
      historyUrl: 'https://git.example/crew/commits/year/2026%231/content/wiki',
    });
  });

  it('describes a change without a message by its pages, which it links to as long as they exist', async () => {
    expect(await ask('WikiChange', 'description', edit)).toMatch(/LX.*Gone/);
    expect(await ask('WikiChange', 'description', { description: 'Louder' })).toBe('Louder');
    expect(paths(await ask('WikiChange', 'pages', edit))).toEqual(['/wiki/lx']);
    expect(await ask('WikiChange', 'formattedDate', edit)).toMatch(/1 Jan\w* 2026/);
  });
});

it('statistics count pages, words, changes and who made them, on the page that shows them', async () => {
  expect(await ask('WikiPage', 'statistics', lx)).toBeNull();
  expect(await ask('Query', 'wikiStats')).toMatchObject({
    pageCount: 3,
    changeCount: 3,
    contributors: [
      { name: 'Faye Derr', changeCount: 3 },
      { name: 'Polly Gaffer', changeCount: 1 },
    ],
    longestPages: [{ title: 'The Wiki', wordCount: 5 }, { title: 'Lighting' }, { title: 'Sound' }],
    missingFacts: [
      {
        year: '2025/2026',
        count: 3,
        gaps: [{ missing: 'photos, programme', productions: [{ name: 'p1' }, { name: 'p2' }, { name: 'p3' }] }],
      },
    ],
  });
});

describe('the query of a wiki page depends', () => {
  const dependenciesOf = async (...fields: string[]): Promise<string[]> => {
    const query = layer.query();
    await Promise.all(fields.map((field) => ask('WikiPage', field, lx, undefined, query)));
    return [...query.dependencies].sort();
  };

  it('on what other pages show of one another, and not on their texts', async () => {
    const fields = ['sheet', 'sheets', 'breadcrumbs', 'previous', 'next', 'pagesBelow', 'tags', 'changelogAddress'];
    expect(await dependenciesOf(...fields)).toEqual(['WikiLink']);
  });

  it('on the files beside it and the settings, which name the page of acronyms, but not on other pages there', async () => {
    expect(await dependenciesOf('tree', 'headings', 'wordCount')).toEqual(['SiteSettings', 'lamp']);
  });

  it('on its own history alone', async () => {
    expect(await dependenciesOf('authors', 'lastUpdated', 'changes', 'changeCount')).toEqual(['change 1', 'history /wiki/lx']);
  });
});

it('pages are due by the month of the moment that a build is told to take for now', async () => {
  const now = process.env.SOURCE_DATE_EPOCH;
  process.env.SOURCE_DATE_EPOCH = String(Date.parse('2031-07-01T00:00Z') / 1000);
  const other = createDataLayer();
  await sourceCurrentMonth(other.argumentsFor<SourceNodesArgs>());
  if (now === undefined) delete process.env.SOURCE_DATE_EPOCH;
  else process.env.SOURCE_DATE_EPOCH = now;
  expect(other.nodesOf('CurrentMonth')).toMatchObject([{ month: '2031-07' }]);
});

describe('the home page', () => {
  it('has the current exec', async () => {
    expect(await ask('Query', 'currentExecYear')).toBe(exec);
  });

  it('has the latest productions of terms that have begun', async () => {
    const names = async (args: unknown) =>
      ((await ask('Query', 'latestProductions', undefined, args)) as { name: string }[]).map(({ name }) => name);
    expect(await names({ kind: 'show', limit: 5 })).toEqual(['p1', 'p2']);
    expect(await names({ kind: 'show', limit: 1 })).toEqual(['p1']);
    expect(await names({ kind: 'hire', limit: 5 })).toEqual([]);
  });
});

describe('texts of other pages', () => {
  it('have the numbers of wiki pages written into them', async () => {
    const tree = JSON.stringify(await ask('PageText', 'tree', text));
    expect(tree).toMatch(/"WikiPageCount"[^{]*\{"count":3\}/);
    expect(tree).toMatch(/"count":1/);
    expect(await ask('PageText', 'tree', blank)).toEqual({ type: 'root', children: [] });
  });

  it('say which other sites they can show something of', async () => {
    expect(await ask('Query', 'embeds')).toEqual([
      { host: 'dashboard.example', origins: ['https://dashboard.example'], pages: [{ path: '/opportunities', title: 'Get involved' }] },
    ]);
  });
});
