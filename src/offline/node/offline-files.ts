/** What the worker needs to know about a build, as plain data. Pure. */
import { createHash } from 'node:crypto';
import { DIGEST_DIGITS, type OfflineManifest, type WikiFiles, dataOfPage } from '../published';

/** The build as the worker needs to know it. All paths are those of the site, without the path prefix. */
export interface OfflineInventory {
  /** Pages that may be kept. */
  pages: readonly string[];
  /** Those that belong to the wiki. */
  wikiPages: readonly string[];
  /** Files that every page needs. */
  shell: readonly string[];
  /** Other files of the wiki: scripts, the search index, pictures. */
  wikiFiles: readonly string[];
  /** Files, other than pages and their data, that are held against their digest before they are kept. */
  compared: readonly string[];
  aliases: Readonly<Record<string, string>>;
}

/** A file of the build. */
export interface PublishedFile {
  digest: string;
  /** Bytes to download. */
  bytes: number;
  /** Bytes on the device. */
  room: number;
}

export function digestOfContent(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGEST_DIGITS);
}

/**
 * The manifest and the list of the wiki's files. The version depends on what a reader gets and
 * nothing else, the worker's code included: two builds of the same content have the same version.
 */
export function offlineFiles(
  inventory: OfflineInventory,
  read: (path: string) => PublishedFile,
  workerCode: string,
): { manifest: OfflineManifest; wiki: WikiFiles } {
  const compared = [...inventory.pages.flatMap((page) => [page, dataOfPage(page)]), ...inventory.compared];
  const digests = Object.fromEntries([...new Set(compared)].sort().map((path) => [path, read(path).digest]));
  const aliases = Object.fromEntries(Object.entries(inventory.aliases).sort(([one], [other]) => (one < other ? -1 : 1)));
  // Gatsby has its pages in the order in which they were made, in which a warm build differs from a cold one.
  const wikiPages = inventory.wikiPages.toSorted().flatMap((page) => [page, dataOfPage(page)]);
  const wanted = new Set([...inventory.shell, ...wikiPages, ...inventory.wikiFiles.toSorted()]);
  const files = [...wanted].map((path): [string, number] => [path, read(path).bytes]);
  const content = { shell: [...inventory.shell], digests, aliases };
  const version = digestOfContent(JSON.stringify([content, files, workerCode]));
  const room = [...wanted].reduce((sum, path) => sum + read(path).room, 0);
  return { manifest: { version, ...content }, wiki: { version, files, room } };
}
