/** Pages of a built site, as a browser without scripts has them. */
import { fromHtml } from 'hast-util-from-html';
import { JSDOM } from 'jsdom';
import { visitElements } from '../../src/content/hast-elements';
import type { BuiltFiles } from './fixture-project';

/** The flat file of a page. */
export const fileOf = (url: string): string => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

/** Reads no style, which would take as long as all else of a page. */
const parser = new new JSDOM().window.DOMParser();

type Site = Pick<BuiltFiles, 'read'>;

/** Reads a page once, however many tests look at it: none changes what it reads. Pages are known by their HTML. */
function readOnce<T>(read: (html: string) => T): (site: Site, url: string) => T {
  const known = new Map<string, T>();
  return (site, url) => {
    const html = site.read(fileOf(url));
    const value = known.get(html) ?? read(html);
    known.set(html, value);
    return value;
  };
}

/** The document of a page. */
export const openBuilt = readOnce((html): Document => parser.parseFromString(html, 'text/html'));

/**
 * What the elements of a page name: addresses of links and files, and ids that a link may lead to. For tests that go through all
 * pages, whose documents would take too long.
 */
export const referencesOf = readOnce((html): { targets: string[]; ids: ReadonlySet<string> } => {
  const targets: string[] = [];
  const ids = new Set<string>();
  visitElements(fromHtml(html), ({ tagName, properties: { href, src, srcSet, id } }) => {
    if ((tagName === 'a' || tagName === 'link') && typeof href === 'string') targets.push(href);
    if (typeof src === 'string') targets.push(src);
    if (typeof srcSet === 'string') targets.push(...srcSet.split(',').map((source) => source.trim().split(' ')[0] ?? ''));
    if (typeof id === 'string') ids.add(id);
  });
  return { targets, ids };
});

/** What an element says, with one space between words. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The first element of a selector. @throws Error where there is none. */
export function find<E extends Element = HTMLElement>(parent: ParentNode, selector: string): E {
  const found = parent.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

export const all = <E extends Element = HTMLElement>(parent: ParentNode, selector: string): E[] => [
  ...parent.querySelectorAll<E>(selector),
];

/** The content of a `meta` element by name or property. */
export const meta = (page: Document, name: string): string | null =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
