import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import worker from 'gatsby-plugin-sharp/gatsby-worker';
import sharp from 'sharp';
import { reuseSizedPictures } from '../../src/site/node/sized-pictures';
import { temporaryFolder } from '../support/content-folder';

const sizing = worker.IMAGE_PROCESSING;
/** Widths that gatsby-plugin-sharp was asked for. */
let asked: (number | undefined)[] = [];

/** Starts a build that keeps sized pictures in a folder. */
async function startBuild(kept = temporaryFolder({})): Promise<string> {
  asked = [];
  worker.IMAGE_PROCESSING = (job) => {
    asked.push(...job.args.operations.map(({ args }) => args.width));
    return sizing(job);
  };
  await reuseSizedPictures(kept);
  return kept;
}

/** Sizes a file to these widths, as gatsby-remark-images asks. Returns the folder of the results. */
async function size(
  file: string,
  widths: readonly number[],
  { digest = 'of the file', isLazy = false, outputDir = temporaryFolder({}) } = {},
): Promise<string> {
  const operations = widths.map((width) => ({ outputPath: `${width}/wall.webp`, args: { width, toFormat: 'webp' } }));
  await worker.IMAGE_PROCESSING({
    inputPaths: [{ path: file, contentDigest: digest }],
    outputDir,
    args: { isLazy, operations, pluginOptions: { stripMetadata: true } },
  });
  return outputDir;
}

async function drawing(extension: 'webp' | 'jpg'): Promise<string> {
  const picture = sharp({ create: { width: 64, height: 32, channels: 3, background: '#1e3a8a' } }).withExif({
    IFD0: { Copyright: 'Owner' },
  });
  const bytes = await (extension === 'webp' ? picture.webp({ lossless: true }) : picture.jpeg()).toBuffer();
  return path.join(temporaryFolder({ [`wall.${extension}`]: bytes }), `wall.${extension}`);
}

it('a picture of an earlier build is reused, in any folder, unless its file has changed', async () => {
  await startBuild();
  const first = await size(await drawing('jpg'), [16]);
  const second = await size(await drawing('jpg'), [16, 48]);
  expect(asked).toEqual([16, 48]);
  expect(readFileSync(`${second}/16/wall.webp`).equals(readFileSync(`${first}/16/wall.webp`))).toBe(true);
  expect((await sharp(`${second}/48/wall.webp`).metadata()).width).toBe(48);
  await size(await drawing('jpg'), [16], { digest: 'of another' });
  expect(asked).toEqual([16, 48, 16]);
});

it('a WebP file of the wanted size is published as it is, without its metadata, once for all pages that show it at the same time', async () => {
  await startBuild();
  const file = await drawing('webp');
  const outputDir = temporaryFolder({});
  await Promise.all(Array.from({ length: 8 }, () => size(file, [64], { outputDir })));
  await size(file, [16], { outputDir });
  expect(asked).toEqual([16]);
  expect(await readdir(`${outputDir}/64`)).toEqual(['wall.webp']);
  const published = readFileSync(`${outputDir}/64/wall.webp`);
  expect((await sharp(published).metadata()).exif).toBeUndefined();
  expect((await sharp(published).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
});

it('an unwritable cache of sized pictures stops nothing', async () => {
  await startBuild(path.join(temporaryFolder({ file: '' }), 'file'));
  const output = await size(await drawing('jpg'), [16]);
  expect(existsSync(`${output}/16/wall.webp`)).toBe(true);
});

it('a sized picture that no build has used for 60 days is deleted, and each use renews it', async () => {
  const kept = temporaryFolder({ 'old.webp': 'old' });
  const old = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000);
  utimesSync(`${kept}/old.webp`, old, old);
  await startBuild(kept);
  const file = await drawing('jpg');
  await size(file, [16]);
  const [name = '', ...others] = await readdir(kept);
  expect(others).toEqual([]);
  utimesSync(`${kept}/${name}`, old, old);
  await size(file, [16]);
  expect(statSync(`${kept}/${name}`).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});

it('while developing, pictures are left to gatsby-plugin-sharp', async () => {
  const kept = await startBuild();
  const output = await size(await drawing('webp'), [64], { isLazy: true });
  expect([asked, await readdir(output), await readdir(kept)]).toEqual([[64], [], []]);
});
