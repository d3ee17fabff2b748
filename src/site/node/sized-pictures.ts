/** Has gatsby-plugin-sharp make only new pictures. See docs/decisions/0007. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import worker, { type Operation, type PictureJob } from 'gatsby-plugin-sharp/gatsby-worker';
import { version as pluginVersion } from 'gatsby-plugin-sharp/package.json';
import { imageSize } from 'image-size';
import { forgetUnused, keepPicture, keptFile, PICTURES_FOLDER, recallPicture } from '../../content/kept-pictures';
import { withoutMetadata } from './strip-metadata';

/** Publishes a WebP file of the wanted size as it is: encoding makes drawings larger and blurred. @returns whether it did */
async function publishAsIs(input: string, { args }: Operation, output: string): Promise<boolean> {
  if (args.toFormat !== 'webp' || path.extname(input) !== '.webp') return false;
  const bytes = await readFile(input);
  const { width, height } = imageSize(bytes);
  if (args.width !== width || (args.height ?? height) !== height) return false;
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(output, await withoutMetadata(bytes));
  return true;
}

function reusingWorker(size: (job: PictureJob) => Promise<void>, folder: string) {
  return async (job: PictureJob): Promise<void> => {
    const { inputPaths, outputDir, args } = job;
    // While developing, pictures are made on request.
    if (args.isLazy) return size(job);
    const outputOf = ({ outputPath }: Operation): string => path.join(outputDir, outputPath);
    const keptOf = (operation: Operation): string => {
      const madeOf = [inputPaths[0].contentDigest, operation.args, args.pluginOptions, pluginVersion];
      return keptFile(folder, madeOf, path.extname(operation.outputPath));
    };
    const missing: Operation[] = [];
    for (const operation of args.operations) {
      const isThere =
        (await publishAsIs(inputPaths[0].path, operation, outputOf(operation))) ||
        (await recallPicture(keptOf(operation), outputOf(operation)));
      if (!isThere) missing.push(operation);
    }
    if (missing.length === 0) return;
    await size({ ...job, args: { ...args, operations: missing } });
    for (const operation of missing) await keepPicture(outputOf(operation), keptOf(operation));
  };
}

/** Wraps the worker of gatsby-plugin-sharp. Call once, before the first job. */
export async function reuseSizedPictures(folder = PICTURES_FOLDER): Promise<void> {
  worker.IMAGE_PROCESSING = reusingWorker(worker.IMAGE_PROCESSING, folder);
  await forgetUnused(folder);
}
