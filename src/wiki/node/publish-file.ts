import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storedPath } from '../../content-model/content-root';
import { drawingOf, type Drawing } from '../../content-model/drawing';
import { DRAWING_FILE } from '../../content-model/page-components';

export const digestOf = (content: string | Buffer): string => createHash('md5').update(content).digest('hex');

/** Writes a file, or what was `made` from it, to `public/static`, and returns its address. `deleteLeftovers` goes by the source's digest. */
export function publish(source: string | Buffer, name: string, pathPrefix: string, made = source): string {
  const folder = made === source ? digestOf(source) : `${digestOf(source)}/${digestOf(made)}`;
  const file = path.resolve('public', 'static', folder, name);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, made);
  }
  return `${pathPrefix}/static/${folder}/${encodeURIComponent(name)}`;
}

export interface PublishedDrawing extends Pick<Drawing, 'width' | 'height' | 'hasModes'> {
  address: string;
}

/** Returns a function that publishes a drawing: the file beside `pageFile`, an absolute path, or a given source under that name. */
export function drawingPublisher(pageFile: string, pathPrefix: string): (relativeFile: string, described?: string) => PublishedDrawing {
  return (relativeFile, described) => {
    const file = storedPath(path.resolve(path.dirname(pageFile), relativeFile));
    const source = readFileSync(described === undefined ? file : pageFile, 'utf8');
    const { svg, ...drawing } = drawingOf(described ?? source);
    return { ...drawing, address: publish(source, path.basename(file), pathPrefix, svg) };
  };
}

/** Returns a function that publishes a file beside `pageFile`, an absolute path, and returns its address. */
export function filePublisher(pageFile: string, pathPrefix: string): (relativeFile: string) => string {
  const draw = drawingPublisher(pageFile, pathPrefix);
  return (relativeFile) => {
    if (DRAWING_FILE.test(relativeFile)) return draw(relativeFile).address;
    const file = storedPath(path.resolve(path.dirname(pageFile), relativeFile));
    return publish(readFileSync(file), path.basename(file), pathPrefix);
  };
}
