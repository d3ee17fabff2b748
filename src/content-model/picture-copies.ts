/**
 * Copies of pictures that Gatsby's plugins cannot size. gatsby-remark-images skips extensions in capitals, and always offers the
 * full width. gatsby-plugin-sharp skips GIF, and swaps width and height of photographs that are stored on their side. A copy is
 * a File node below the picture's own.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CreateNodeArgs, Node } from 'gatsby';
import { createFileNodeFromBuffer, type FileSystemNode } from 'gatsby-source-filesystem';
import sharp, { type Sharp } from 'sharp';
import { cachePathOf, cachePicture, PICTURES_FOLDER, readCachedPicture } from './picture-cache';
import { PICTURE_FILE } from './page-components';
import { findByIds, findOne, type QueryContext } from './query-context';

/** Largest width of a published photograph, in pixels: enough for the zoom and for dense screens. */
const LARGEST_WIDTH = 1600;

/** Gatsby encodes a copy again when it sizes it, so the copy itself must lose little. */
const COPY_QUALITY = 92;

/** The first orientation of Exif that swaps width and height. */
const ON_ITS_SIDE = 5;

/** Formats of copies; each keeps the transparency of the original. */
const ENCODERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  '.png': (picture) => picture.png(),
  '.webp': (picture) => picture.webp({ quality: COPY_QUALITY }),
  '.jpg': (picture) => picture.jpeg({ quality: COPY_QUALITY }),
};
const COPY_EXTENSION: Readonly<Record<string, string>> = { '.gif': '.png', '.avif': '.webp', '.jpeg': '.jpg' };

/** The copy that a picture needs, if any. @throws Error if the picture is damaged */
async function copyOf(bytes: Buffer, ext: string): Promise<{ bytes: Buffer; ext: string } | undefined> {
  const usual = ext.toLowerCase();
  const { autoOrient, orientation = 1 } = await sharp(bytes).metadata();
  if (usual !== '.gif' && orientation < ON_ITS_SIDE && autoOrient.width <= LARGEST_WIDTH) {
    return usual === ext ? undefined : { bytes, ext: usual };
  }
  const copyExt = COPY_EXTENSION[usual] ?? usual;
  const digest = createHash('sha256').update(bytes).digest('hex');
  const cachePath = cachePathOf(PICTURES_FOLDER, ['copy', digest, LARGEST_WIDTH, COPY_QUALITY], copyExt);
  const known = await readCachedPicture(cachePath);
  if (known) return { bytes: known, ext: copyExt };
  const upright = sharp(bytes).autoOrient().resize({ width: LARGEST_WIDTH, withoutEnlargement: true }).keepIccProfile();
  const copy = await (ENCODERS[copyExt]?.(upright) ?? upright).toBuffer();
  await cachePicture(copy, cachePath);
  return { bytes: copy, ext: copyExt };
}

/** Makes the copy that a picture needs, when its File node is made. */
export async function copyPicture({ node, actions, createNodeId, getCache }: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'File' || node.parent !== null) return;
  const { absolutePath, name, ext, internal } = node as unknown as FileSystemNode;
  if (!PICTURE_FILE.test(ext)) return;
  // The content check reports a damaged picture.
  const copy = await copyOf(await readFile(absolutePath), ext).catch(() => undefined);
  if (!copy) return;
  const child = await createFileNodeFromBuffer({
    buffer: copy.bytes,
    hash: createHash('md5').update(`${absolutePath} ${internal.contentDigest}`).digest('hex'),
    name,
    ext: copy.ext,
    parentNodeId: node.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
  actions.createParentChildLink({ parent: node, child });
}

/** The copy of a picture, if it has one. */
export function copyOfPicture(picture: Node, context: QueryContext): FileSystemNode | undefined {
  return findByIds<FileSystemNode>(context, 'File', picture.children)[0];
}

/** The directive `@picture` of our types. Finds the File node of a picture's absolute path, or of its copy if it has one. */
export const PICTURE_LINK = {
  name: 'picture',
  extend: () => ({
    resolve: async (source: Record<string, string | undefined>, _args: unknown, context: QueryContext, info: { fieldName: string }) => {
      const absolutePath = source[info.fieldName];
      const file = absolutePath === undefined ? undefined : await findOne<Node>(context, 'File', 'absolutePath', absolutePath);
      return file && (copyOfPicture(file, context) ?? file);
    },
  }),
};
