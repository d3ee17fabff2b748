/** What the data layer answers about pages, history, statistics, the home page and texts, over nodes as our sources make them. */
import type { CreateResolversArgs } from 'gatsby';
import type { SiteConfiguration } from '../../src/content/site-schema';
import { createHistoryResolvers } from '../../src/history/node/history-resolvers';
import { createHomeResolvers } from '../../src/society/node/society-resolvers';
import { createPageTextResolvers } from '../../src/wiki/node/page-text-resolvers';
import type { QueryContext } from '../../src/content/query-context';
import { createStatisticsResolvers } from '../../src/history/node/statistics-resolvers';
import { createWikiResolvers } from '../../src/wiki/node/wiki-resolvers';
import { forgetWikiHistory } from '../../src/history/node/history-index';
import { forgetWikiIndex } from '../../src/wiki/node/wiki-index';
import { treeOfText } from '../support/compile-text';
import { SITE } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const site = SITE as unknown as SiteConfiguration;
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
    bannerFile: { absolutePath: '/content/wiki/lx.png', alt: 'A lamp', shown: true },
  },
  '## Lamps\n\nTwo words.',
);
const sound = wikiPage(
  '/wiki/sound',
  { title: 'Sound', sidebarLabel: 'Sound', tagNames: ['Guides'], sidebarPosition: 2, overrideAuthors: ['Mike Stand'] },
  'One [link](/wiki/lx).',
);
layer.addNode('File', 'file of banner', { absolutePath: '/content/wiki/lx.png' });
const edit = change(1, {
  pages: [
    { page: '/wiki/lx', kind: 'edited' },
    { page: '/wiki/gone', kind: 'deleted' },
  ],
});
change(2, { description: 'Louder', author: 'Polly Gaffer', coAuthors: ['Faye Derr'], pages: [{ page: '/wiki/sound', kind: 'edited' }] });
change(3, { isEarlier: true, pages: [{ page: '/wiki/lx', kind: 'moved' }] });
layer.addNode('ExecYear', 'exec 1', { year: '2024/2025' });
const exec = layer.addNode('ExecYear', 'exec 2', { year: '2025/2026' });
layer.addNode('ShowYear', 'shows', {
  year: '2025/2026',
  terms: [
    { name: 'Term 1', productions: ['p1', 'p2'] },
    { name: 'Term 3', productions: ['p3'] },
  ],
});
for (const id of ['p1', 'p2', 'p3']) layer.addNode('Production', id, { name: id });
layer.addNode('CurrentTerm', 'now', { year: '2025/2026', term: 1 });
const text = layer.addNode('PageText', 'text opportunities', {
  name: 'opportunities',
  title: 'Get involved',
  absolutePath: '/content/pages/opportunities.mdx',
});
texts.set('text opportunities', '<CrewVacancies title="Jobs" />\n\n<WikiPageCount />\n\n<WikiKeyEntry page="/wiki/lx" title="Lamps" />');
const blank = layer.addNode('PageText', 'text hires', { name: 'hires', title: 'Hires' });

const context: QueryContext = {
  nodeModel: { findAll: <T>({ type }: { type: string }) => Promise.resolve({ entries: layer.nodesOf(type) as T[] }) },
};

beforeAll(() => {
  forgetWikiIndex();
  forgetWikiHistory();
  const helpers = layer.argumentsFor<CreateResolversArgs>({
    createResolvers: (added: typeof resolvers) => {
      for (const [type, fields] of Object.entries(added)) resolvers[type] = { ...resolvers[type], ...fields };
    },
    getCache: (() => compiled) as unknown as CreateResolversArgs['getCache'],
    pathPrefix: '',
  });
  createWikiResolvers(helpers, site);
  createHistoryResolvers(helpers, site);
  createStatisticsResolvers(helpers);
  createHomeResolvers(helpers, site);
  createPageTextResolvers(helpers, site);
});

const ask = (type: string, field: string, source?: unknown, args?: unknown): unknown =>
  resolvers[type]?.[field]?.resolve(source, args, context);
const paths = (links: unknown): string[] => (links as { path: string }[]).map(({ path }) => path);

describe('a wiki page', () => {
  it('knows its place in the wiki', async () => {
    expect([ask('WikiPage', 'sheet', sound), ask('WikiPage', 'sheets', sound)]).toEqual([3, 3]);
    expect(paths(ask('WikiPage', 'breadcrumbs', sound))).toEqual(['/wiki']);
    expect(ask('WikiPage', 'previous', sound)).toMatchObject({ path: '/wiki/lx', label: 'LX' });
    expect(ask('WikiPage', 'next', sound)).toBeNull();
    expect(paths(ask('WikiPage', 'pagesBelow', wiki))).toEqual(['/wiki/lx', '/wiki/sound']);
    expect(await ask('Query', 'wikiTree')).toMatchObject({ path: '/wiki', children: [{ label: 'LX', emoji: '💡' }, { label: 'Sound' }] });
  });

  it('knows its tags, and each tag its pages', () => {
    expect(ask('WikiPage', 'tags', lx)).toMatchObject([{ name: 'Guides', path: '/wiki/tags/guides', count: 2 }]);
    expect(ask('WikiPage', 'tags', wiki)).toEqual([]);
    expect(paths((ask('Query', 'tag', undefined, { name: 'Guides' }) as { pages: unknown }).pages)).toEqual(['/wiki/lx', '/wiki/sound']);
    expect(ask('Query', 'tag', undefined, { name: 'Equipment' })).toBeNull();
  });

  it('has a banner where its picture is', () => {
    expect(ask('WikiPage', 'banner', lx)).toEqual({ file: 'file of banner', alt: 'A lamp', shown: true });
    expect(ask('WikiPage', 'banner', wiki)).toBeNull();
  });

  it('has words, and a place to be edited at', async () => {
    expect(await ask('WikiPage', 'wordCount', lx)).toBe(3);
    expect(ask('WikiPage', 'editUrl', lx)).toBe('https://git.example/crew/edit/main/content/wiki/lx.mdx');
  });

  it('that is not in the tree is a mistake of ours', () => {
    expect(() => ask('WikiPage', 'sheet', { path: '/wiki/nowhere' })).toThrow('The wiki page /wiki/nowhere is not in the tree.');
  });
});

describe('history', () => {
  it('of a page names who changed it and when; overridden authors hide who did', () => {
    expect(ask('WikiPage', 'authors', lx)).toEqual(['Faye Derr']);
    expect(ask('WikiPage', 'lastUpdated', lx)).toEqual({ date: '2026-01-01T10:00:00.000Z', author: 'Faye Derr', isLatest: true });
    expect(ask('WikiPage', 'authors', sound)).toEqual(['Mike Stand']);
    expect(ask('WikiPage', 'lastUpdated', sound)).toMatchObject({ author: null });
    expect(ask('WikiPage', 'lastUpdated', wiki)).toBeNull();
    expect([ask('WikiPage', 'changeCount', lx), ask('WikiPage', 'changeCount', wiki)]).toEqual([1, 0]);
    expect(ask('WikiPage', 'changes', lx)).toMatchObject([{ place: 1 }]);
  });

  it('of a page can be read on, in the changelog and at the repository', () => {
    expect(ask('WikiPage', 'changelogAddress', lx)).toBe('/wiki?page=%2Fwiki%2Flx');
    expect(ask('WikiPage', 'historyUrl', lx)).toBe('https://git.example/crew/commits/main/content/wiki/lx.mdx');
  });

  it('of all is on the one page that shows it', () => {
    expect(ask('WikiPage', 'changelog', lx)).toBeNull();
    expect(ask('WikiPage', 'changelog', wiki)).toMatchObject({
      count: 3,
      newest: [{ place: 3 }, { place: 2 }, { place: 1 }],
      older: [],
      olderAddress: null,
      pages: [{ path: '/wiki/lx' }, { path: '/wiki/sound' }],
      authors: ['Faye Derr', 'Polly Gaffer'],
      historyUrl: 'https://git.example/crew/commits/main/content/wiki',
    });
  });

  it('describes a change without a message by its pages, which it links to as long as they exist', () => {
    expect(ask('WikiChange', 'description', edit)).toMatch(/LX.*Gone/);
    expect(ask('WikiChange', 'description', { description: 'Louder' })).toBe('Louder');
    expect(paths(ask('WikiChange', 'pages', edit))).toEqual(['/wiki/lx']);
    expect(ask('WikiChange', 'formattedDate', edit)).toMatch(/1 Jan\w* 2026/);
  });

  it('links a change to the repository that holds it', () => {
    expect(ask('WikiChange', 'url', edit)).toBe(`https://git.example/crew/commit/${'1'.repeat(40)}`);
    expect(ask('WikiChange', 'url', { hash: 'abc', isEarlier: true })).toBeNull();
  });
});

it('statistics count pages, words, changes and who made them, on the page that shows them', async () => {
  expect(ask('WikiPage', 'statistics', lx)).toBeNull();
  expect(await ask('Query', 'wikiStats')).toMatchObject({
    pageCount: 3,
    changeCount: 3,
    contributors: [
      { name: 'Faye Derr', changeCount: 3 },
      { name: 'Polly Gaffer', changeCount: 1 },
    ],
    longestPages: [{ title: 'The Wiki', wordCount: 5 }, { title: 'Lighting' }, { title: 'Sound' }],
    pagesWithoutPicture: [{ title: 'The Wiki' }, { title: 'Sound' }],
  });
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
      { host: 'dashboard.example', pages: [{ path: '/opportunities', title: 'Get involved' }] },
    ]);
  });
});
