/** Finds what an address in a page of the old site names. */
import path from 'node:path';
import { decodePath, idInHash, splitHash } from '../content/addresses';
import type { Configuration } from './docusaurus-configuration';
import { joinPath, plainPath, type ForeignPage, type SourceTree } from './docusaurus-pages';

export type Target =
  /** A page of this site, by its address here. */
  | { kind: 'page'; address: string }
  /** A file that readers can be given, and the path at which the site serves it. */
  | { kind: 'file'; address: string; file: string }
  /** A file of the old site that is no part of what it shows, such as a part of a page. */
  | { kind: 'source'; address: string; file: string }
  | { kind: 'outside'; address: string }
  | { kind: 'lost'; address: string };

export interface Addresses {
  tree: SourceTree;
  configuration: Pick<Configuration, 'url' | 'baseUrl' | 'hasTrailingSlash' | 'staticFolders'>;
  /** Pages by file: the address that each has here, and the one that it had. */
  bySource: ReadonlyMap<string, { url: string; page: Pick<ForeignPage, 'permalink' | 'version'> }>;
  /** Addresses here by those of the old site, decoded, without its base and without a slash at their end. */
  byPath: ReadonlyMap<string, string>;
}

/** Folder below the site's root for files that had no address of their own. */
const FILES = 'files';

/** Makes the function that finds what an address names; `source` is the file that it stands in. */
export function addressResolver({ tree, configuration, bySource, byPath }: Addresses): (address: string, source: string) => Target {
  const { baseUrl, staticFolders, url } = configuration;
  const withHash = (address: string, hash: string): string => (hash === '' ? address : `${address}#${idInHash(hash)}`);

  const staticFile = (sitePath: string): Target | undefined => {
    const folder = staticFolders.find((name) => tree.has(`${name}${sitePath}`));
    return folder === undefined ? undefined : { kind: 'file', address: encodeURI(sitePath), file: `${folder}${sitePath}` };
  };

  const fileAt = (file: string): Target | undefined => {
    if (!tree.has(file)) return undefined;
    const folder = staticFolders.find((name) => file.startsWith(`${name}/`));
    if (folder !== undefined) return staticFile(file.slice(folder.length));
    // A file beside the site's folder is named by its path from there, which must not lead out of ours.
    const address = `/${FILES}/${encodeURI(file.replace(/^(?:\.\.\/)+/, ''))}`;
    return { kind: /\.(?:mdx?|[cm]?[jt]sx?)$/.test(file) ? 'source' : 'file', address, file };
  };

  const pageOfFile = (file: string, hash: string): Target | undefined => {
    const page = bySource.get(file);
    return page && { kind: 'page', address: withHash(page.url, hash) };
  };

  const onSite = (written: string, hash: string): Target | undefined => {
    for (const candidate of new Set([plainPath(written, baseUrl), plainPath(written, '/')])) {
      const page = byPath.get(candidate) ?? byPath.get(candidate.toLowerCase());
      if (page !== undefined) return { kind: 'page', address: withHash(page, hash) };
    }
    const base = baseUrl.replace(/\/$/, '');
    return staticFile(decodePath(written).replace(base, '')) ?? staticFile(decodePath(written));
  };

  /** An address as a browser joins it to the one of its page, whichever way the site writes slashes. */
  const relativeToPage = (written: string, hash: string, source: string): Target | undefined => {
    const own = bySource.get(source)?.page.permalink;
    if (own === undefined) return undefined;
    const folders = configuration.hasTrailingSlash ? [own, path.posix.dirname(own)] : [path.posix.dirname(own), own];
    for (const folder of folders) {
      const found = onSite(joinPath(path.posix.join(folder, written)), hash);
      if (found) return found;
    }
    return undefined;
  };

  const inFolders = (written: string, hash: string, source: string): Target | undefined => {
    const decoded = decodePath(written);
    const version = bySource.get(source)?.page.version;
    const files = decoded.startsWith('@site/')
      ? [path.posix.normalize(decoded.slice('@site/'.length))]
      : decoded.startsWith('/')
        ? [...(version ? [`${version.folder}${decoded}`] : []), decoded.slice(1)]
        : [path.posix.join(path.posix.dirname(source), decoded), ...(version ? [path.posix.join(version.folder, decoded)] : [])];
    for (const file of files) {
      const endings = /\.\w+$/.test(file) ? [''] : ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md', ''];
      for (const ending of endings) {
        const found = pageOfFile(`${file}${ending}`, hash) ?? fileAt(`${file}${ending}`);
        if (found) return found;
      }
    }
    return undefined;
  };

  return (address, source) => {
    const written = address.trim().replace(/^pathname:\/\/\/?/, '/');
    const own = url !== '' && written.startsWith(`${url}/`) ? written.slice(url.length) : written === url ? '/' : undefined;
    const { path: whole, hash } = splitHash(own ?? written);
    const [target = ''] = whole.split('?');
    if (own === undefined && (/^[a-z][a-z0-9+.-]*:/i.test(written) || written.startsWith('//'))) {
      return { kind: 'outside', address: written.startsWith('//') ? `https:${written}` : written };
    }
    if (target === '') {
      const page = bySource.get(source);
      return { kind: 'page', address: page ? `${page.url}#${idInHash(hash)}` : `#${idInHash(hash)}` };
    }
    const isFile = /\.mdx?$/.test(target) || target.startsWith('@site/');
    const found = isFile
      ? inFolders(target, hash, source)
      : target.startsWith('/')
        ? (onSite(target, hash) ?? inFolders(target, hash, source))
        : inFoldersFirst(target)
          ? (inFolders(target, hash, source) ?? relativeToPage(target, hash, source))
          : (relativeToPage(target, hash, source) ?? inFolders(target, hash, source));
    return found ?? { kind: 'lost', address: written };
  };
}

/** Whether a relative address looks like a file's. */
const inFoldersFirst = (target: string): boolean => /\.\w{2,5}$/.test(target);
