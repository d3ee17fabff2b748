/**
 * Short links and the redirect table as one list: an alias is a path of this site that leads elsewhere.
 * Others turn it into pages, Gatsby redirects and rules for hosts.
 */
import { isInternal, shortAddress, splitHash } from '../../content/addresses';
import type { SiteConfiguration } from '../../content/site-schema';
import { wordsOfSegment } from '../../content/wiki-address';

/** A path of this site that leads elsewhere, and what link previews say of its target. */
export interface Alias {
  /** Path of this site, e.g. `/ppe`. */
  path: string;
  /** A path of this site or a whole address, without its anchor. */
  target: string;
  /** The anchor of the target, if it has one. */
  hash?: string | undefined;
  /** Title of the target. */
  title: string;
  /** One sentence on the target. */
  description: string;
  /** Picture of the target, as a path of this site. */
  image?: string | undefined;
}

/** What an alias needs to know of a wiki page. */
export interface AliasTarget {
  path: string;
  title: string;
  description: string;
  image?: string | undefined;
}

type SiteWords = Pick<SiteConfiguration, 'title' | 'description' | 'navbar' | 'footer'>;

/** The title of a page that has none in the data layer: the label of a link to it in the menus, else words from its address. */
export function titleOfAddress(path: string, { title, navbar, footer }: SiteWords): string {
  if (path === '/') return title;
  const links = [...navbar.items, ...footer.columns.flatMap((column) => column.links)];
  return links.find((link) => link.to === path)?.label ?? wordsOfSegment(path);
}

/** A short link as an alias. `hash` is the anchor of a section. */
export function aliasOfShortlink({ path, hash }: { path: string; hash?: string | undefined }, page: AliasTarget): Alias {
  return { path, target: page.path, hash, title: page.title, description: page.description, image: page.image };
}

/** An entry of the redirect table as an alias. Takes the wiki pages by path. */
export function aliasOfRedirect(
  { from, to }: { from: string; to: string },
  pages: ReadonlyMap<string, AliasTarget>,
  site: SiteWords,
): Alias {
  const { path, hash } = splitHash(to);
  const alias = { path: from, target: path, hash: hash === '' ? undefined : hash };
  if (!isInternal(to)) {
    const [host = ''] = shortAddress(to).split('/');
    return { ...alias, title: wordsOfSegment(from), description: `${site.title} sends you on to ${host}.` };
  }
  const page = pages.get(path);
  return {
    ...alias,
    title: page?.title ?? titleOfAddress(path, site),
    description: page?.description ?? site.description,
    image: page?.image,
  };
}
