import path from 'node:path';
import { decodePath, idInHash, splitHash } from '../../../src/content-model/addresses';
import type { Configuration } from './docusaurus-configuration';
import { joinPath, pathBelowBase, plainPath, type ForeignPage, type SourceTree } from './docusaurus-pages';

/** What an address names, and its address here; `file` is one of the old site, which this site serves at that address. */
type Target = { kind: 'page' | 'outside' | 'lost'; address: string } | { kind: 'file'; address: string; file: string };

export interface Addresses {
  tree: SourceTree;
  configuration: Pick<Configuration, 'url' | 'baseUrl' | 'hasTrailingSlash' | 'staticFolders'>;
  bySource: ReadonlyMap<string, ForeignPage>;
  /** Addresses here by those of the old site, decoded, without its base and without a slash at their end. */
  byPath: ReadonlyMap<string, string>;
}

/** Folder of the site for files that had no address. */
const FILES = 'files';

function staticFile({ tree, configuration }: Addresses, sitePath: string): Target | undefined {
  const folder = configuration.staticFolders.find((name) => tree.has(`${name}${sitePath}`));
  return folder === undefined ? undefined : { kind: 'file', address: encodeURI(sitePath), file: `${folder}${sitePath}` };
}

function fileAt(addresses: Addresses, file: string): Target | undefined {
  const page = addresses.bySource.get(file);
  if (page) return { kind: 'page', address: page.url };
  if (!addresses.tree.has(file)) return undefined;
  const folder = addresses.configuration.staticFolders.find((name) => file.startsWith(`${name}/`));
  if (folder !== undefined) return staticFile(addresses, file.slice(folder.length));
  // A file outside the site's folder is named by its path from there, which must not lead out of ours.
  return { kind: 'file', address: `/${FILES}/${encodeURI(file.replace(/^(?:\.\.\/)+/, ''))}`, file };
}

function onSite(addresses: Addresses, written: string): Target | undefined {
  const { baseUrl } = addresses.configuration;
  for (const candidate of new Set([plainPath(written, baseUrl), plainPath(written, '/')])) {
    const page = addresses.byPath.get(candidate) ?? addresses.byPath.get(candidate.toLowerCase());
    if (page !== undefined) return { kind: 'page', address: page };
  }
  return staticFile(addresses, pathBelowBase(written, baseUrl)) ?? staticFile(addresses, decodePath(written));
}

/** Joins a relative address to its page's as browsers do, with and without a slash at the end. */
function relativeToPage(addresses: Addresses, written: string, { permalink }: ForeignPage): Target | undefined {
  const above = path.posix.dirname(permalink);
  const folders = addresses.configuration.hasTrailingSlash ? [permalink, above] : [above, permalink];
  return folders.map((folder) => onSite(addresses, joinPath(path.posix.join(folder, written)))).find((target) => target !== undefined);
}

/** Looks for a file from the folder of the page, of its version, and of the site. */
function inFolders(addresses: Addresses, written: string, source: string): Target | undefined {
  const decoded = decodePath(written);
  const version = addresses.bySource.get(source)?.version;
  const inVersion = version ? [path.posix.join(version.folder, decoded)] : [];
  const endings = /\.\w+$/.test(decoded) ? [''] : ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md', ''];
  let files = [path.posix.join(path.posix.dirname(source), decoded), ...inVersion];
  if (decoded.startsWith('@site/')) files = [path.posix.normalize(decoded.slice('@site/'.length))];
  else if (decoded.startsWith('/')) files = [...inVersion, decoded.slice(1)];
  const candidates = files.flatMap((file) => endings.map((ending) => file + ending));
  return candidates.map((file) => fileAt(addresses, file)).find((target) => target !== undefined);
}

/** Returns a function that finds what an address in the file `source` names. */
export function addressResolver(addresses: Addresses): (address: string, source: string) => Target {
  const { url } = addresses.configuration;
  return (address, source) => {
    const written = address.trim().replace(/^pathname:\/\/\/?/, '/');
    const own = url !== '' && `${written}/`.startsWith(`${url}/`) ? written.slice(url.length) || '/' : undefined;
    if (own === undefined && (/^[a-z][a-z0-9+.-]*:/i.test(written) || written.startsWith('//')))
      return { kind: 'outside', address: written.startsWith('//') ? `https:${written}` : written };
    const { path: whole, hash } = splitHash(own ?? written);
    const [target = ''] = whole.split('?');
    const anchor = hash === '' ? '' : `#${idInHash(hash)}`;
    const page = addresses.bySource.get(source);
    if (target === '') return { kind: 'page', address: `${page?.url ?? ''}${anchor}` };
    const asFile = (): Target | undefined => inFolders(addresses, target, source);
    const asPath = (): Target | undefined =>
      target.startsWith('/') ? onSite(addresses, target) : page && relativeToPage(addresses, target, page);
    const isFile = /\.mdx?$/.test(target) || (!target.startsWith('/') && /^@site\/|\.\w{2,5}$/.test(target));
    const found = isFile ? (asFile() ?? asPath()) : (asPath() ?? asFile());
    if (found?.kind === 'page') return { kind: 'page', address: found.address + anchor };
    return found ?? { kind: 'lost', address: written };
  };
}
