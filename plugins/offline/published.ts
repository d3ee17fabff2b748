/** The files that the build publishes for reading offline. Paths are without the path prefix; `package.json` reserves them. */

/** The worker; if its address changed, browsers would keep the old one. */
export const WORKER_PATH = '/service-worker.js';
export const WIKI_FILES_PATH = '/offline-wiki.json';
/** Replaces pages that are not on the device. It runs no scripts of Gatsby, so it works at any address. */
export const FALLBACK_PATH = '/offline-fallback.html';

export interface WikiFiles {
  /** How many pages of the wiki have a text. */
  pages: number;
  /** With the bytes to download for each, and a digest unless the file's name has one. */
  files: [path: string, bytes: number, digest: string | null][];
}

/** The page that a path opens: hosts serve `/foo`, `/foo/` and `/foo.html` alike. */
export function pageOfPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
}

/** Where Gatsby keeps the data of a page. */
export function dataOfPage(page: string): string {
  return `/page-data/${page === '/' ? 'index' : page.slice(1)}/page-data.json`;
}
