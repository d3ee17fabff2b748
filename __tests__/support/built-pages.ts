/** Pages of a built site, as a browser without scripts has them. */
import { JSDOM } from 'jsdom';
import type { BuiltFiles } from './fixture-project';

/** The flat file of a page. */
export const fileOf = (url: string): string => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

/** Reads no style, which would take as long as all else of a page. */
const parser = new new JSDOM().window.DOMParser();

/** The document of a page. */
export function openBuilt(site: Pick<BuiltFiles, 'read'>, url: string): Document {
  return parser.parseFromString(site.read(fileOf(url)), 'text/html');
}

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
