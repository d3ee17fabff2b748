import GithubSlugger from 'github-slugger';

/** The wiki's folder in `content/`, and the root of its URLs. */
export const WIKI_FOLDER = 'wiki';

const PAGE_EXTENSION = /\.mdx?$/;

/** Whether a file is a wiki page. Takes its path relative to `content/`, with `/`. */
export function isWikiPageFile(relativePath: string): boolean {
  return relativePath.startsWith(`${WIKI_FOLDER}/`) && PAGE_EXTENSION.test(relativePath);
}

/**
 * URL of a wiki page: its path without the extension and without `index`. `wiki/lx/index.mdx` → `/wiki/lx`. Each letter and its
 * accents are one character, as in `decodeAddress`.
 */
export function urlOfWikiFile(relativePath: string): string {
  return `/${relativePath.replace(PAGE_EXTENSION, '').replace(/\/index$/, '')}`.normalize('NFC');
}

/** URL of the page one level up, or `undefined` for the wiki's root. */
export function parentUrl(url: string): string | undefined {
  if (url === `/${WIKI_FOLDER}`) return undefined;
  return url.slice(0, url.lastIndexOf('/'));
}

/** The last segment of a URL as words: `/wiki/first-aid` → `First aid`. */
export function titleOfSegment(url: string): string {
  const words = url.slice(url.lastIndexOf('/') + 1).replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Path of a tag's page. */
export function tagPath(name: string): string {
  return `/wiki/tags/${new GithubSlugger().slug(name.normalize('NFC'))}`;
}
