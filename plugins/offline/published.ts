/** The files that the build publishes for reading offline. Paths are without the path prefix; `package.json` reserves them. */

/** The worker; if its address changed, browsers would keep the old one. */
export const WORKER_PATH = '/service-worker.js';
/** The host's version. Never cached. */
export const VERSION_PATH = '/site-version.json';
export const MANIFEST_PATH = '/offline-manifest.json';
export const WIKI_FILES_PATH = '/offline-wiki.json';
/** Replaces pages that are not on the device. It runs no scripts of Gatsby, so it works at any address. */
export const FALLBACK_PATH = '/offline-fallback.html';

export interface SiteVersion {
  version: string;
}

export interface OfflineManifest {
  version: string;
  /** What the worker stores when it is installed. */
  shell: string[];
  /** Digests of pages, data, code, fonts and the search index. Most pictures have none: they are many, and wrong ones harm least. */
  digests: Record<string, string>;
  /** Where short links and redirects lead. */
  aliases: Record<string, string>;
}

export interface WikiFiles {
  version: string;
  /** With the bytes to download for each. */
  files: [path: string, bytes: number][];
  /** Bytes that all of them take on the device. */
  room: number;
}

export const DIGEST_DIGITS = 12;

/** The digest of a file, as in the manifest. */
export async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_DIGITS);
}

/** The page that a path opens: hosts serve `/foo`, `/foo/` and `/foo.html` alike. */
export function pageOfPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
}

/** Where Gatsby keeps the data of a page. */
export function dataOfPage(page: string): string {
  return `/page-data/${page === '/' ? 'index' : page.slice(1)}/page-data.json`;
}

/** The page that a file of Gatsby's data belongs to; `undefined` for any other file. */
export function pageOfData(path: string): string | undefined {
  const name = /^\/page-data\/(.+)\/page-data\.json$/.exec(path)?.[1];
  return name === undefined ? undefined : name === 'index' ? '/' : `/${name}`;
}
