/** Spares gatsby-plugin-sharp the pictures that need no making. See docs/decisions/0007. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import worker, { type Operation, type PictureJob } from 'gatsby-plugin-sharp/gatsby-worker';
import { version as pluginVersion } from 'gatsby-plugin-sharp/package.json';
import { imageSize } from 'image-size';
import { forgetUnusedPictures, keepPicture, keptFile, PICTURES_FOLDER, recallPicture } from '../../content/kept-pictures';
import { withoutMetadata } from '../../content/picture-file';

/**
 * Publishes a WebP file that has the wanted size already: encoding it anew takes time, and makes drawings larger and less sharp.
 * Returns whether it is one.
 */
async function publishAsIs(input: string, { args }: Operation, output: string): Promise<boolean> {
  if (args.toFormat !== 'webp' || path.extname(input) !== '.webp') return false;
  const bytes = await readFile(input);
  const { width, height } = imageSize(bytes);
  if (args.width !== width || (args.height ?? height) !== height) return false;
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(output, withoutMetadata(bytes));
  return true;
}

/** Makes of a job what neither exists nor was kept, and keeps it. */
function sparingWorker(size: (job: PictureJob) => Promise<void>, folder: string) {
  return async (job: PictureJob): Promise<void> => {
    const { inputPaths, outputDir, args } = job;
    // While developing, a picture is made when a browser asks for it.
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

/** Has gatsby-plugin-sharp make only pictures that no earlier build has made. Call once, before the first job. */
export async function spareSizing(folder = PICTURES_FOLDER): Promise<void> {
  worker.IMAGE_PROCESSING = sparingWorker(worker.IMAGE_PROCESSING, folder);
  await forgetUnusedPictures(folder);
}
