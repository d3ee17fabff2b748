import { readFile } from 'node:fs/promises';
import type { CreateResolversArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { pixelsOf } from '../../content-model/drawing';
import { DRAWING_FILE } from '../../content-model/page-components';
import { publish } from './publish-file';

/** Adds `drawing` to files: a drawing as pixels, for posters and link previews, in the shape of `gatsbyImageData`. */
export function createDrawingResolvers({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  const resolve = async ({ absolutePath, name }: FileSystemNode, { widths, sizes }: { widths: number[]; sizes?: string }) => {
    if (!DRAWING_FILE.test(absolutePath)) return null;
    const source = await readFile(absolutePath, 'utf8');
    const made = await Promise.all(
      widths.map(async (width) => {
        const { data, info } = await pixelsOf(source, width).webp({ lossless: true }).toBuffer({ resolveWithObject: true });
        return { ...info, src: publish(source, `${name}.webp`, pathPrefix, data) };
      }),
    );
    const [first] = made;
    if (!first) return null;
    const srcSet = made.map(({ src, width }) => `${src} ${width}w`).join(', ');
    return { width: first.width, height: first.height, images: { fallback: { src: first.src, srcSet, sizes } } };
  };
  createResolvers({ File: { drawing: { type: 'JSON', args: { widths: '[Int!]!', sizes: 'String' }, resolve } } });
}
