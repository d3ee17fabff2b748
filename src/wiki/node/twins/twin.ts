/** The Markdown twin of a wiki page, and the list of all twins. */
import type { Content, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { twinPath } from '../../../content/addresses';
import type { ContentTree } from '../content-tree';
import { linkList, markdownTree } from './markdown-tree';

/** A wiki page as its twin shows it. */
export interface TwinPage {
  path: string;
  title: string;
  description: string;
  tree: ContentTree;
  pagesBelow: { path: string; title: string; description: string }[];
  resources: { name: string; url: string; author: string | null }[];
}

/** Where the site is, for the addresses in twins. */
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

function holdsPageList({ children }: ContentTree): boolean {
  return children.some((node) => node.type === 'element' && node.tagName === 'PageList');
}

/** The twin of a page: its title, description and text, the pages below it, further reading, and where the page is. */
export function twinOf({ path, title, description, tree, pagesBelow, resources }: TwinPage, { origin, prefix }: TwinSite): string {
  const base = origin + prefix;
  const address = base + path;
  return write([
    heading(1, title),
    { type: 'paragraph', children: [{ type: 'text', value: description }] },
    ...markdownTree(tree, { base, origin, address, pagesBelow }).children,
    ...(pagesBelow.length > 0 && !holdsPageList(tree) ? [heading(2, 'Pages below this one'), linkList(pagesBelow, base)] : []),
    ...(resources.length > 0
      ? [
          heading(2, 'Resources'),
          {
            type: 'list' as const,
            spread: false,
            children: resources.map(({ name, url, author }) => ({
              type: 'listItem' as const,
              spread: false,
              children: [
                {
                  type: 'paragraph' as const,
                  children: [
                    { type: 'link' as const, url, children: [{ type: 'text' as const, value: name }] },
                    ...(author === null ? [] : [{ type: 'text' as const, value: ` by ${author}` }]),
                  ],
                },
              ],
            })),
          },
        ]
      : []),
    { type: 'thematicBreak' },
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'This page: ' },
        { type: 'link', url: address, children: [{ type: 'text', value: address }] },
      ],
    },
  ]);
}

/** A short link and what it opens: a page, or a section of it. */
export interface TwinShortlink {
  name: string;
  path: string;
  section: string | null;
  page: { title: string };
}

/** The short links as a list, for readers whose browser runs no scripts, and for programs. */
export function twinOfShortlinks(shortlinks: readonly TwinShortlink[], { origin, prefix }: TwinSite): string {
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

/** The text of `llms.txt`: what the site is, and the twin of every wiki page with what it is about. */
export function llmsText(site: TwinSite & { title: string; description: string }, sections: readonly TwinSection[]): string {
  const base = site.origin + site.prefix;
  return write([
    heading(1, site.title),
    { type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: site.description }] }] },
    {
      type: 'paragraph',
      children: [{ type: 'text', value: 'Every wiki page is here as Markdown too: its address with “.md” at the end.' }],
    },
    ...sections.flatMap(({ title, pages }) => [
      heading(2, title),
      linkList(
        pages.map((page) => ({ ...page, path: twinPath(page.path) })),
        base,
      ) as Content,
    ]),
  ]);
}
