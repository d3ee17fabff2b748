import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies files beside a page to `public/static`, under a name that changes with their content. Takes the absolute path
 * of the page's own file; the function that it returns takes a file's path from there and returns its address.
 */
export function filePublisher(pageFile: string, pathPrefix: string): (relativeFile: string) => string {
  return (relativeFile) => {
    const source = path.resolve(path.dirname(pageFile), relativeFile);
    const digest = createHash('md5').update(readFileSync(source)).digest('hex');
    const folder = path.resolve('public', 'static', digest);
    mkdirSync(folder, { recursive: true });
    copyFileSync(source, path.join(folder, path.basename(source)));
    return `${pathPrefix}/static/${digest}/${encodeURIComponent(path.basename(source))}`;
  };
}
