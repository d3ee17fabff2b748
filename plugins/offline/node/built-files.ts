import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isImmutable, decodeAddress } from '../../../src/content-model/addresses';
import { flatFileOf } from '../../../src/content-model/routes';
import type { WikiFiles } from '../published';

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg)$/;

/** The files of a build, by their paths without the path prefix. */
export interface BuiltFiles {
  has: (sitePath: string) => boolean;
  read: (sitePath: string) => string;
  /** Paths of the files in a folder, sorted. */
  list: (folder: string) => string[];
  /** What a reader downloads for a file. */
  describe: (sitePath: string) => WikiFiles['files'][number];
}

export function builtFilesIn(publicFolder: string): BuiltFiles {
  const fileOf = (sitePath: string): string => {
    const file = path.join(publicFolder, sitePath === '/' ? 'index.html' : sitePath);
    // A page such as /wiki/1.2.3 has a folder, whose name looks like a file's.
    return path.extname(file) !== '' && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : flatFileOf(file);
  };
  return {
    has: (sitePath) => existsSync(fileOf(sitePath)),
    read: (sitePath) => readFileSync(fileOf(sitePath), 'utf8'),
    list: (folder) =>
      readdirSync(path.join(publicFolder, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${folder}/${entry.name}`)
        .sort(),
    describe: (sitePath) => {
      const content = readFileSync(fileOf(sitePath));
      const bytes = COMPRESSIBLE.test(fileOf(sitePath)) ? gzipSync(content).length : content.length;
      return [sitePath, bytes, isImmutable(sitePath) ? null : createHash('md5').update(content).digest('hex').slice(0, 12)];
    },
  };
}

const PICTURE = /<img\b[^>]*?\ssrc="([^"]+\.(?:png|jpe?g|webp|avif|gif|svg))"/gi;

/** Paths of the pictures in a page's HTML: of each the size and format that its `src` names. @param prefix path prefix of the site */
export function picturesOf(html: string, prefix: string): string[] {
  return [...html.matchAll(PICTURE)].flatMap(([, address = '']) =>
    address.startsWith(`${prefix}/`) && !address.startsWith('//') ? [decodeAddress(address.slice(prefix.length))] : [],
  );
}
