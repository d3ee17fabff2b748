import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storedPath } from '../../content/content-root';

/** Returns a function that copies a file beside `pageFile`, an absolute path, to `public/static` and returns its address. */
export function filePublisher(pageFile: string, pathPrefix: string): (relativeFile: string) => string {
  return (relativeFile) => {
    const source = storedPath(path.resolve(path.dirname(pageFile), relativeFile));
    const digest = createHash('md5').update(readFileSync(source)).digest('hex');
    const copy = path.resolve('public', 'static', digest, path.basename(source));
    if (!existsSync(copy)) {
      mkdirSync(path.dirname(copy), { recursive: true });
      copyFileSync(source, copy);
    }
    return `${pathPrefix}/static/${digest}/${encodeURIComponent(path.basename(source))}`;
  };
}
