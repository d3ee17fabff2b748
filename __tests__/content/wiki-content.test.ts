import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root as HastRoot } from 'hast';
import type { Code, Image, List, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { SURROUNDINGS } from '../support/compile-text';
import { WIKI_PAGES } from '../support/site-pages';
import { readWikiPages, type WikiPage } from '../support/wiki-pages';
import { countWords, plainTree } from '../../src/wiki/node/content-tree';
import { parseMarkdown, type SyntaxTree } from '../../src/content/markdown';
import { REMARK_PLUGINS } from '../../src/wiki/node/remark-plugins';
import { buildWikiTree, readingOrder } from '../../src/wiki/node/tree';

const expected = WIKI_PAGES;
const pages = readWikiPages();
const pageAt = new Map(pages.map((page) => [page.url, page]));

function page(url: string): WikiPage {
  const found = pageAt.get(url);
  if (!found) throw new Error(`There is no page ${url}.`);
  return found;
}

const treeOf = new Map<string, Root>();
function tree(url: string): Root {
  const known = treeOf.get(url) ?? parseMarkdown(page(url).body);
  treeOf.set(url, known);
  return known;
}

function imagesOf(url: string): Image[] {
  const images: Image[] = [];
  visit(tree(url) as SyntaxTree, 'image', (image) => void images.push(image as Image));
  return images;
}

function chartsOf(url: string): string[] {
  const charts: string[] = [];
  visit(tree(url) as SyntaxTree, 'code', (node) => {
    const { lang, value } = node as Code;
    if (lang === 'mermaid') charts.push(value);
  });
  return charts;
}

interface JsxElement extends SyntaxTree {
  name?: string | null;
  children?: SyntaxTree[];
}

/** What stands inside a component of a page. */
function partsOf(url: string, component: string): SyntaxTree[] {
  const parts: SyntaxTree[] = [];
  visit(tree(url) as SyntaxTree, (node) => {
    const { name, children = [] } = node as JsxElement;
    if (name === component) parts.push(...children);
  });
  return parts;
}

/** Absolute paths of the drawings in a folder. */
function drawingsBeside(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.join(folder, name));
}

/** The way of a page's text through the build. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(REMARK_PLUGINS)
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] as never })
  .freeze();

/** Words of a page as the site counts them. */
function wordsOf({ absolutePath, body }: WikiPage): number {
  const file = new VFile({ path: absolutePath, value: body });
  const compiled = processor.runSync(processor.parse(file), file) as unknown as HastRoot;
  return countWords(plainTree(compiled, SURROUNDINGS));
}

describe('the pages of the wiki', () => {
  it('are the 117 that its facts list, at these addresses', () => {
    expect(expected).toHaveLength(117);
    expect([...pageAt.keys()].sort()).toEqual(expected.map(({ path: url }) => url).sort());
  });

  it('stand in the order that the facts give', () => {
    const read = readingOrder(
      buildWikiTree(
        pages.map(({ url, frontMatter }) => ({
          path: url,
          title: frontMatter?.title ?? '',
          label: frontMatter?.sidebar_label ?? frontMatter?.title ?? '',
          description: '',
          sidebarPosition: frontMatter?.sidebar_position,
        })),
      ),
    );
    expect(read.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
  });

  it.each(expected)('$path has its title, emoji, label and place', ({ path: url, title, emoji, sidebarLabel, position }) => {
    expect(page(url).frontMatter).toMatchObject({ title, sidebar_position: position });
    expect(page(url).frontMatter?.emoji).toBe(emoji);
    expect(page(url).frontMatter?.sidebar_label).toBe(sidebarLabel);
  });

  it.each(expected.filter(({ tags }) => tags))('$path carries its tags', ({ path: url, tags }) => {
    expect(page(url).frontMatter?.tags).toEqual(expect.arrayContaining(tags ?? []));
  });

  it.each(expected.filter(({ shortlinks }) => shortlinks))('$path answers to its short links', ({ path: url, shortlinks }) => {
    expect(page(url).frontMatter?.shortlinks).toEqual(expect.arrayContaining(shortlinks ?? []));
  });

  it.each(expected.filter(({ sectionShortlinks }) => sectionShortlinks))(
    '$path answers to the short links of its sections, which all exist',
    ({ path: url, sectionShortlinks = [] }) => {
      expect(page(url).frontMatter?.sectionShortlinks).toEqual(expect.arrayContaining(sectionShortlinks));
      expect(page(url).anchors).toEqual(expect.arrayContaining(sectionShortlinks.map(({ hash }) => hash)));
    },
  );

  it('carry no tags but Equipment and Guides', () => {
    const tags = new Set(pages.flatMap(({ frontMatter }) => frontMatter?.tags ?? []));
    expect([...tags].sort()).toEqual(['Equipment', 'Guides']);
  });
});

describe('the text of the wiki', () => {
  const words = new Map(pages.map((each) => [each.url, wordsOf(each)]));

  it('has at least 45,000 words', () => {
    expect([...words.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(45_000);
  });

  it('has no page under 60 words', () => {
    expect([...words].filter(([, count]) => count < 60)).toEqual([]);
  });

  it('says in one sentence of at most 160 characters what each page is for', () => {
    const long = pages.filter(({ frontMatter }) => (frontMatter?.description.length ?? 0) > 160);
    expect(long.map(({ url }) => url)).toEqual([]);
  });
});

describe('the pictures of the wiki', () => {
  const pictures = pages.flatMap(({ url, absolutePath }) =>
    imagesOf(url).map((image) => ({ url, image, file: path.resolve(path.dirname(absolutePath), image.url) })),
  );

  it('are on at least 45 pages, diagrams included', () => {
    expect(pages.filter(({ url }) => imagesOf(url).length + chartsOf(url).length > 0).length).toBeGreaterThanOrEqual(45);
  });

  it('are at least 30 drawings, each with its source beside it', () => {
    const drawings = new Set(pictures.map(({ file }) => file.replace(/\.webp$/, '.svg')));
    const sources = new Set(pages.flatMap(({ absolutePath }) => drawingsBeside(path.dirname(absolutePath))));
    expect([...drawings].filter((drawing) => sources.has(drawing)).length).toBeGreaterThanOrEqual(30);
    expect([...sources].filter((source) => !drawings.has(source))).toEqual([]);
  });

  it('all have words that can replace them, and a caption', () => {
    const bare = pictures.filter(({ image }) => !image.alt?.trim() || !image.title?.trim());
    expect(bare.map(({ url, image }) => `${url} ${image.url}`)).toEqual([]);
  });

  it('include at least 12 charts', () => {
    expect(pages.flatMap(({ url }) => chartsOf(url)).length).toBeGreaterThanOrEqual(12);
  });
});

describe('the special pages', () => {
  it('the quiz has at least 40 flags, and five or more of each colour', () => {
    const flags: Record<string, number> = {};
    let colour = '';
    for (const node of partsOf('/wiki/directories/flags', 'FlagsQuiz')) {
      if (node.type === 'heading') colour = toString(node).toLowerCase();
      if (node.type === 'list') flags[colour] = (node as List).children.length;
    }
    expect(Object.keys(flags)).toEqual(['green flags', 'red flags']);
    expect(Math.min(...Object.values(flags))).toBeGreaterThanOrEqual(5);
    expect(Object.values(flags).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40);
  });

  it('the glossary has at least 80 entries to filter, each listed once and in order', () => {
    const tables = partsOf('/wiki/resources/acronyms', 'FilterableTable').filter((node): node is Table => node.type === 'table');
    const shorts = tables.flatMap((table) => table.children.slice(1).map((row) => toString(row.children[0])));
    expect(shorts.length).toBeGreaterThanOrEqual(80);
    expect(shorts).toEqual([...shorts].sort((first, second) => first.localeCompare(second, 'en')));
  });

  it.each(['/wiki/tech-crew/safety', '/wiki/tech-crew/safety/first-aid'])('%s has the emergency numbers one tap away', (url) => {
    const targets = page(url).links.map(({ target }) => target);
    expect(targets).toEqual(expect.arrayContaining(['tel:999', 'tel:112', 'tel:111', expect.stringContaining('community-safety')]));
  });

  it.each([
    ['/wiki', 'RandomPage'],
    ['/wiki/resources/changelog', 'WikiChangelog'],
    ['/wiki/tech-crew/digital/website/wiki-summary', 'WikiStats'],
    ['/wiki/directories/tech-socs', 'FilterableTable'],
    ['/wiki/directories/services', 'FilterableTable'],
  ])('%s holds <%s>', (url, component) => {
    const names = new Set<string>();
    visit(tree(url) as SyntaxTree, (node) => void names.add((node as JsxElement).name ?? ''));
    expect(names).toContain(component);
  });
});
