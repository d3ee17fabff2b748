/** What the build publishes of aliases: a page and a host's redirect for each, and the address book, which names all pages too. */
import path from 'node:path';
import { domainToUnicode } from 'node:url';
import type { CreatePagesArgs, Page } from 'gatsby';
import type { PageContext } from '../../components/page-context';
import { decodeAddress, encodeAddress, hostOf, isInternal, joinHash, parseAddress, splitHash } from '../../content-model/addresses';
import { dataFilesOf, wikiFilesOf } from '../../content-model/data-layer';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { titleOfSegment } from '../../content-model/wiki-address';
import { aliasesOf, type Alias } from './aliases';

/** Context of `src/templates/shortlink.tsx`: where the short link or redirect leads. */
export interface AliasPageContext extends PageContext {
  layout: 'none';
  noIndex: true;
  /** A path on this site or a complete URL, without its anchor. */
  target: string;
  /** The anchor of the target, without "#". */
  hash?: string | undefined;
  /** Words for link previews. A page of the wiki has its own. */
  title: string;
  description: string;
}

type SiteWords = Pick<SiteConfiguration, 'title' | 'description' | 'navbar' | 'footer'>;

/** The title of a page outside the wiki: the label of a menu link to it, else words from its address. */
export function titleOfAddress(path: string, { title, navbar, footer }: SiteWords): string {
  if (path === '/') return title;
  const links = [...navbar.items, ...footer.columns.flatMap((column) => column.links)];
  return links.find((link) => link.to === path)?.label ?? titleOfSegment(path);
}

/** The page of an alias, with words for a target outside the wiki. */
export function aliasPageOf({ from, to }: Pick<Alias, 'from' | 'to'>, site: SiteWords): { path: string; context: AliasPageContext } {
  const { path: target, hash } = splitHash(to);
  // Gatsby writes pages to files with decoded names.
  const alias = decodeAddress(from);
  const words = isInternal(to)
    ? { title: titleOfAddress(target, site), description: site.description }
    : { title: titleOfSegment(alias), description: `${site.title} sends you on to ${domainToUnicode(hostOf(to))}.` };
  return { path: alias, context: { layout: 'none', noIndex: true, target, hash: hash === '' ? undefined : hash, ...words } };
}

/** Makes a light page and a Gatsby redirect for every alias. */
export function createAliasPages(args: CreatePagesArgs, site: SiteConfiguration): void {
  const { actions } = args;
  const { redirects, shortlinks } = aliasesOf({ wiki: wikiFilesOf(args), data: dataFilesOf(args) });
  const pages = [...shortlinks, ...redirects].map((alias) => aliasPageOf(alias, site));
  const paths = new Set(pages.map((page) => page.path));
  const component = path.resolve('src/templates/shortlink.tsx');
  for (const { path: fromPath, context } of pages) {
    // A host serves the page of /foo at /foo.html too.
    const hasPage = fromPath.endsWith('.html') && paths.has(fromPath.replace(/\.html$/, ''));
    if (!hasPage) actions.createPage({ path: fromPath, component, context: { ...context } });
    const toPath = joinHash(context.target, context.hash);
    actions.createRedirect({ fromPath, toPath, isPermanent: false, statusCode: 302, redirectInBrowser: false });
  }
}

/** `addresses.json`, which the not-found page fetches: tuples, to be small. */
export interface AddressBook {
  pages: [path: string, title: string][];
  aliases: [path: string, target: string][];
}

/** The address book, sorted. Takes the titles of pages by path. */
export function addressBook(pages: ReadonlyMap<string, string>, aliases: readonly { path: string; target: string }[]): AddressBook {
  const byPath = ([first]: [string, string], [second]: [string, string]): number => (first < second ? -1 : 1);
  return {
    pages: [...pages].sort(byPath),
    aliases: aliases.map(({ path, target }): [string, string] => [path, target]).sort(byPath),
  };
}

/** A redirect as Gatsby stores it: with path prefix, and `fromPath` decoded. */
interface HostRedirect {
  fromPath: string;
  toPath: string;
}

/** The part of Gatsby's state on which hosting depends. */
export interface BuildState {
  pages: ReadonlyMap<string, Page>;
  redirects: readonly HostRedirect[];
}

/** A redirect's target without the path prefix, which Gatsby puts in front of paths. */
export function withoutPrefix(target: string, prefix: string): string {
  return prefix !== '' && target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : target;
}

/** Sorted, so that two builds can be compared. */
function inOrder(redirects: readonly HostRedirect[]): HostRedirect[] {
  return [...redirects].sort((first, second) => (first.fromPath < second.fromPath ? -1 : 1));
}

/** Encodes a target as ASCII: hosts send it unchanged, and not every browser accepts other characters in it. */
function inAscii(target: string): string {
  const host = isInternal(target) ? undefined : parseAddress(target)?.host;
  const written = host === undefined ? target : target.replace(/^(https?:\/\/)[^/?#\\]*/, (_origin, protocol: string) => protocol + host);
  return written.replace(/\P{ASCII}+/gu, encodeURIComponent);
}

/** The text of `_redirects` for Netlify and Cloudflare Pages. All are temporary (302), because short links get new targets. */
export function redirectsFile(redirects: readonly HostRedirect[]): string {
  return inOrder(redirects)
    .map(({ fromPath, toPath }) => `${encodeAddress(fromPath)} ${inAscii(toPath)} 302\n`)
    .join('');
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Escapes `$`, which starts a variable in nginx. */
const quotedTarget = (text: string): string => quoted(text.replace(/\$/g, '%24'));

/**
 * An nginx map from decoded paths to targets. Redirects with an anchor are left to their pages: nginx would replace an anchor that
 * the visitor typed.
 */
export function nginxRedirects(redirects: readonly HostRedirect[]): string {
  const lines = inOrder(redirects)
    .filter(({ toPath }) => !toPath.includes('#'))
    .map(({ fromPath, toPath }) => `  ${quoted(fromPath)} ${quotedTarget(inAscii(toPath))};\n`);
  return `map $uri $alias_target {\n  default "";\n${lines.join('')}}\n`;
}
