/** The files that the build publishes for reading offline: their names and what is in them. Paths are without the path prefix. */
import { PUBLISHED_FILES } from '../content/addresses';

/** The worker; its address must never change, or browsers keep the old one. */
export const WORKER_PATH = PUBLISHED_FILES.serviceWorker;
/** Says which version the host holds; `SiteVersion`. Never kept by the worker. */
export const VERSION_PATH = PUBLISHED_FILES.siteVersion;
/** What the worker knows of its version; `OfflineManifest`. */
export const MANIFEST_PATH = PUBLISHED_FILES.offlineManifest;
/** All that the wiki needs offline; `WikiFiles`. */
export const WIKI_FILES_PATH = PUBLISHED_FILES.offlineWiki;
/** Shown instead of a page that is not on the device. It loads no scripts, so it works at any address. */
export const FALLBACK_PATH = PUBLISHED_FILES.offlineFallback;

export interface SiteVersion {
  version: string;
}

export interface OfflineManifest {
  version: string;
  /** What the worker stores when it is installed. */
  shell: string[];
  /** Digests of pages, data, code, fonts and the search index. Pictures, which are many and harm least, have none. */
  digests: Record<string, string>;
  /** Where short links and redirects lead. */
  aliases: Record<string, string>;
}

export interface WikiFiles {
  version: string;
  /** Files and the bytes to download for each. */
  files: [path: string, bytes: number][];
  /** Bytes that all of them take on the device. */
  room: number;
}

/** Digits of a file's digest that the manifest holds. */
export const DIGEST_DIGITS = 12;

/** The digest of a file, as the manifest has it. */
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
