import { createHash } from 'node:crypto';
import { DIGEST_DIGITS, type OfflineManifest, type WikiFiles, dataOfPage } from '../published';

/** The files of a build, by their paths without the path prefix. */
export interface OfflineInventory {
  /** Pages that may be cached. */
  pages: readonly string[];
  /** The pages that are saved with the wiki. */
  wikiPages: readonly string[];
  /** Files that every page needs. */
  shell: readonly string[];
  /** Other files of the wiki: scripts, the search index, pictures. */
  wikiFiles: readonly string[];
  /** Files, besides pages and their data, whose digest is checked before they are cached. */
  compared: readonly string[];
  aliases: Readonly<Record<string, string>>;
}

export interface PublishedFile {
  digest: string;
  /** Bytes to download. A function, because compressing is slow and most files only need their digest. */
  bytes: () => number;
  /** Bytes on the device. */
  room: number;
}

export function digestOfContent(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGEST_DIGITS);
}

/** The version is a digest of all that a reader gets, so two builds of the same content have the same version. */
export function offlineFiles(
  inventory: OfflineInventory,
  read: (path: string) => PublishedFile,
  workerCode: string,
): { manifest: OfflineManifest; wiki: WikiFiles } {
  const compared = [...inventory.pages.flatMap((page) => [page, dataOfPage(page)]), ...inventory.compared];
  const digests = Object.fromEntries([...new Set(compared)].sort().map((path) => [path, read(path).digest]));
  const aliases = Object.fromEntries(Object.entries(inventory.aliases).sort(([one], [other]) => (one < other ? -1 : 1)));
  // A warm build has its pages in another order than a cold one.
  const wikiPages = inventory.wikiPages.toSorted().flatMap((page) => [page, dataOfPage(page)]);
  const wanted = new Set([...inventory.shell, ...wikiPages, ...inventory.wikiFiles.toSorted()]);
  const files = [...wanted].map((path): [string, number] => [path, read(path).bytes()]);
  const content = { shell: [...inventory.shell], digests, aliases };
  const version = digestOfContent(JSON.stringify([content, files, workerCode]));
  const room = [...wanted].reduce((sum, path) => sum + read(path).room, 0);
  return { manifest: { version, ...content }, wiki: { version, files, room } };
}
