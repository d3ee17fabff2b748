/** The Markdown twin of a wiki page, and the list of all twins. */
import type { Content, List, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { twinPath } from '../../../content/addresses';
import { link, list, paragraph } from '../../../content/markdown-nodes';
import { twinText } from './twin-text';

type TwinsQuery = Queries.MarkdownTwinsQuery;

/** A wiki page as its twin shows it. */
export interface TwinPage extends Pick<
  TwinsQuery['allWikiPage']['nodes'][number],
  'path' | 'title' | 'description' | 'pagesBelow' | 'resources'
> {
  /** Its text as it is written. */
  text: Root;
  /** Publishes a file beside the page and returns its address on this host. */
  publish: (relativeFile: string) => string;
}

/** The site's address, for URLs in twins. */
export interface TwinSite {
  /** Address of the host, without a slash at its end. */
  origin: string;
  /** Path prefix; empty at the root of the host. */
  prefix: string;
}

const heading = (depth: 1 | 2, value: string): Content => ({ type: 'heading', depth, children: [{ type: 'text', value }] });

function write(children: Content[]): string {
  const tree: Root = { type: 'root', children };
  return toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: '-', rule: '-', listItemIndent: 'one' });
}

/** Links to other pages of the site, each with its description. */
function linkList(pages: readonly { path: string; title: string; description: string }[], base: string): List {
  return list(pages.map(({ path, title, description }) => paragraph(link(base + path, title), `: ${description}`)));
}

/** Whether a tree contains a node. */
function holds(nodes: readonly Content[], node: Content): boolean {
  return nodes.some((each) => each === node || ('children' in each && holds(each.children, node)));
}

/** The twin of a page: its title, description and text, the pages below it, further reading, and where the page is. */
export function twinOf(page: TwinPage, { origin, prefix }: TwinSite): string {
  const { resources } = page;
  const base = origin + prefix;
  const address = base + page.path;
  const pagesBelow = page.pagesBelow.length > 0 ? [linkList(page.pagesBelow, base)] : [];
  const text = twinText(page.text, { base, address, pagesBelow, addressOfFile: (file) => origin + page.publish(file) });
  const unlisted = pagesBelow.filter((links) => !holds(text, links));
  const credits = resources.map(({ name, url, author }) => paragraph(link(url, name), ...(author === null ? [] : [` by ${author}`])));
  return write([
    heading(1, page.title),
    paragraph(page.description),
    ...text,
    ...unlisted.flatMap((links) => [heading(2, 'Pages below this one'), links]),
    ...(credits.length > 0 ? [heading(2, 'Resources'), list(credits)] : []),
    { type: 'thematicBreak' },
    paragraph('This page: ', link(address, address)),
  ]);
}

/** The short links as a list, for readers whose browser runs no scripts, and for programs. */
export function twinOfShortlinks(shortlinks: TwinsQuery['allShortlink']['nodes'], { origin, prefix }: TwinSite): string {
  const base = origin + prefix;
  return write([
    heading(1, 'Short links'),
    linkList(
      shortlinks.map(({ name, path, section, page }) => ({
        path,
        title: `/${name}`,
        description: section === null ? page.title : `${page.title}: ${section}`,
      })),
      base,
    ),
  ]);
}

/** A section of the list: the pages below one of the wiki's top-level pages. */
export interface TwinSection {
  title: string;
  pages: { path: string; title: string; description: string }[];
}

/** The contents of `llms.txt`: what the site is, and links to the twins of all wiki pages with their descriptions. */
export function llmsText(site: TwinSite & { title: string; description: string }, sections: readonly TwinSection[]): string {
  const base = site.origin + site.prefix;
  return write([
    heading(1, site.title),
    { type: 'blockquote', children: [paragraph(site.description)] },
    paragraph('Every wiki page is here as Markdown too: its address with “.md” at the end.'),
    ...sections.flatMap(({ title, pages }) => [
      heading(2, title),
      linkList(
        pages.map((page) => ({ ...page, path: twinPath(page.path) })),
        base,
      ),
    ]),
  ]);
}
