/** Has gatsby-plugin-sharp make only new pictures. See docs/decisions/0007. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import worker, { type Operation, type PictureJob } from 'gatsby-plugin-sharp/gatsby-worker';
import { version as pluginVersion } from 'gatsby-plugin-sharp/package.json';
import { imageSize } from 'image-size';
import { cachePathOf, cachePicture, deleteUnused, PICTURES_FOLDER, readCachedPicture, writeWhole } from '../../content-model/picture-cache';
import { withoutMetadata } from './strip-metadata';

/** Returns a WebP file that already has the wanted size, without its metadata: encoding again would blur screenshots. */
async function unchangedSource(input: string, { args }: Operation): Promise<Buffer | undefined> {
  if (args.toFormat !== 'webp' || path.extname(input) !== '.webp') return undefined;
  const bytes = await readFile(input);
  const { width, height } = imageSize(bytes);
  return args.width !== width || (args.height ?? height) !== height ? undefined : withoutMetadata(bytes);
}

function reusingWorker(size: (job: PictureJob) => Promise<void>, folder: string) {
  return async (job: PictureJob): Promise<void> => {
    const { inputPaths, outputDir, args } = job;
    // While developing, pictures are made on request.
    if (args.isLazy) return size(job);
    const outputOf = ({ outputPath }: Operation): string => path.join(outputDir, outputPath);
    const cachedFileOf = (operation: Operation): string => {
      const madeOf = [inputPaths[0].contentDigest, operation.args, args.pluginOptions, pluginVersion];
      return cachePathOf(folder, madeOf, path.extname(operation.outputPath));
    };
    const missing: Operation[] = [];
    for (const operation of args.operations) {
      const picture = (await unchangedSource(inputPaths[0].path, operation)) ?? (await readCachedPicture(cachedFileOf(operation)));
      if (picture) await writeWhole(picture, outputOf(operation));
      else missing.push(operation);
    }
    if (missing.length === 0) return;
    await size({ ...job, args: { ...args, operations: missing } });
    for (const operation of missing) await cachePicture(outputOf(operation), cachedFileOf(operation));
  };
}

/** Wraps the worker of gatsby-plugin-sharp. Call once, before the first job. */
export async function reuseSizedPictures(folder = PICTURES_FOLDER): Promise<void> {
  worker.IMAGE_PROCESSING = reusingWorker(worker.IMAGE_PROCESSING, folder);
  await deleteUnused(folder);
}
