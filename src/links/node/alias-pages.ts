/** The pages of aliases, and the address book, which names all pages. */
import path from 'node:path';
import { domainToUnicode } from 'node:url';
import type { CreatePagesArgs } from 'gatsby';
import type { AliasPageContext, PageContext } from '../../components/page-context';
import { decodeAddress, hostOf, isInternal, joinHash, splitHash } from '../../content-model/addresses';
import { dataFilesOf, wikiFilesOf } from '../../content-model/data-layer';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { titleOfSegment } from '../../content-model/wiki-address';
import { aliasesOf, type Alias } from '../aliases';

/** The page of an alias. */
interface AliasPage extends Omit<AliasPageContext, keyof PageContext> {
  path: string;
}

type SiteWords = Pick<SiteConfiguration, 'title' | 'description' | 'navbar' | 'footer'>;

/** The title of a page outside the wiki: the label of a menu link to it, else words from its address. */
export function titleOfAddress(path: string, { title, navbar, footer }: SiteWords): string {
  if (path === '/') return title;
  const links = [...navbar.items, ...footer.columns.flatMap((column) => column.links)];
  return links.find((link) => link.to === path)?.label ?? titleOfSegment(path);
}

/** The page of an alias, with words for a target outside the wiki. */
export function aliasPageOf({ from, to }: Pick<Alias, 'from' | 'to'>, site: SiteWords): AliasPage {
  const { path: target, hash } = splitHash(to);
  // Gatsby writes pages to files with decoded names.
  const alias = { path: decodeAddress(from), target, hash: hash === '' ? undefined : hash };
  return isInternal(to)
    ? { ...alias, title: titleOfAddress(target, site), description: site.description }
    : { ...alias, title: titleOfSegment(alias.path), description: `${site.title} sends you on to ${domainToUnicode(hostOf(to))}.` };
}

/** Makes a light page and a Gatsby redirect for every alias. */
export function createAliasPages(args: CreatePagesArgs, site: SiteConfiguration): void {
  const { actions } = args;
  const { redirects, shortlinks } = aliasesOf({ wiki: wikiFilesOf(args), data: dataFilesOf(args) });
  const pages = [...shortlinks, ...redirects].map((alias) => aliasPageOf(alias, site));
  const paths = new Set(pages.map((page) => page.path));
  const component = path.resolve('src/templates/shortlink.tsx');
  for (const { path: fromPath, ...target } of pages) {
    const context: AliasPageContext = { layout: 'none', noIndex: true, ...target };
    // A host serves the page of /foo at /foo.html too.
    const hasPage = fromPath.endsWith('.html') && paths.has(fromPath.replace(/\.html$/, ''));
    if (!hasPage) actions.createPage({ path: fromPath, component, context: { ...context } });
    const toPath = joinHash(target.target, target.hash);
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
