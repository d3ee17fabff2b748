/** Parses pages of a built site, as a browser without scripts does. */
import { JSDOM } from 'jsdom';
import type { BuiltFiles } from './fixture-project';

/** The flat file of a page. */
export const fileOf = (url: string): string => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

/** Ignores styles, which would take as long to parse as everything else. */
const parser = new new JSDOM().window.DOMParser();

type Site = Pick<BuiltFiles, 'read'>;

/** Parses each page once for all tests, which must not change it. The HTML is the cache key. */
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

/** Values of attributes in the HTML of the build, also of `srcSet`. Parsing all pages would take too long. */
function attributesOf(html: string, names: string): string[] {
  return [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, 'gi'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

/** Ids of a page, to which links may lead. */
const anchorsOf = readOnce((html): ReadonlySet<string> => new Set(attributesOf(html, 'id')));

/** Addresses of a page's links and files on its own host. */
function referencesIn(html: string): string[] {
  const sizes = attributesOf(html, 'srcset|imagesrcset').flatMap((sources) =>
    sources.split(',').map((source) => source.trim().split(' ')[0] ?? ''),
  );
  return [...new Set([...attributesOf(html, 'href|src'), ...sizes])].filter((target) => /^(?:#|\/(?!\/))/.test(target));
}

/**
 * Why an address of a site is dead; `undefined` if it works.
 * @param url the page with the link
 */
export function faultOf(site: Pick<BuiltFiles, 'has' | 'read'>, target: string, url: string, prefix = ''): string | undefined {
  const [before = '', hash = ''] = target.split('#', 2);
  const address = before.replace(/\?.*/, '');
  if (before !== '' && !`${address}/`.startsWith(`${prefix}/`)) return 'outside the site';
  const page = before === '' ? url : decodeURIComponent(address.slice(prefix.length)) || '/';
  if (/\.\w+$/.test(page) && site.has(page.slice(1))) return undefined;
  if (!site.has(fileOf(page))) return 'nothing is there';
  // A hash that starts with a slash opens a form, and is no id.
  if (hash === '' || hash.startsWith('/')) return undefined;
  return anchorsOf(site, page).has(decodeURIComponent(hash)) ? undefined : 'no such place';
}

/** Dead links and missing files of a page, each with the reason. */
export function deadLinksOf(site: Pick<BuiltFiles, 'has' | 'read'>, url: string, prefix = ''): string[] {
  return referencesIn(site.read(fileOf(url))).flatMap((target) => {
    const fault = faultOf(site, target, url, prefix);
    return fault === undefined ? [] : [`${url} → ${target}: ${fault}`];
  });
}

/** The text of an element, with one space between words. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The first element of a selector. @throws Error if there is none. */
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
