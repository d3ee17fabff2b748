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

beforeEach(() => {
  asked = [];
  worker.IMAGE_PROCESSING = (job) => {
    asked.push(...job.args.operations.map(({ args }) => args.width));
    return sizing(job);
  };
});

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

const drawing = async (extension: string) => {
  const picture = sharp({ create: { width: 64, height: 32, channels: 3, background: '#1e3a8a' } }).withExif({
    IFD0: { Copyright: 'Owner' },
  });
  const bytes = await (extension === 'webp' ? picture.webp({ lossless: true }) : picture.jpeg()).toBuffer();
  return path.join(temporaryFolder({ [`wall.${extension}`]: bytes }), `wall.${extension}`);
};

it('a picture of an earlier build is reused, in any folder, unless its file has changed', async () => {
  const kept = temporaryFolder({});
  await reuseSizedPictures(kept);
  const first = await size(await drawing('jpg'), [16, 32]);
  expect(asked).toEqual([16, 32]);
  const second = await size(await drawing('jpg'), [16, 32, 48]);
  expect(asked).toEqual([16, 32, 48]);
  for (const width of [16, 32]) {
    expect(readFileSync(`${second}/${width}/wall.webp`).equals(readFileSync(`${first}/${width}/wall.webp`))).toBe(true);
  }
  expect((await sharp(`${second}/48/wall.webp`).metadata()).width).toBe(48);
  await size(await drawing('jpg'), [16], { digest: 'of another' });
  expect(asked).toEqual([16, 32, 48, 16]);
});

it('a WebP file of the wanted size is published as it is, without its metadata', async () => {
  await reuseSizedPictures(temporaryFolder({}));
  const file = await drawing('webp');
  const output = await size(file, [16, 64]);
  expect(asked).toEqual([16]);
  const published = readFileSync(`${output}/64/wall.webp`);
  expect((await sharp(published).metadata()).exif).toBeUndefined();
  expect((await sharp(published).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
});

it('a picture that several pages show in one size is published once, though their jobs run at the same time', async () => {
  await reuseSizedPictures(temporaryFolder({}));
  const file = await drawing('webp');
  const outputDir = temporaryFolder({});
  await Promise.all(Array.from({ length: 8 }, () => size(file, [64], { outputDir })));
  expect(await readdir(`${outputDir}/64`)).toEqual(['wall.webp']);
});

it('an unwritable cache stops nothing', async () => {
  await reuseSizedPictures(path.join(temporaryFolder({ file: '' }), 'file'));
  const output = await size(await drawing('jpg'), [16]);
  expect(existsSync(`${output}/16/wall.webp`)).toBe(true);
});

it('a picture that no build has used for 60 days is deleted, and each use renews it', async () => {
  const kept = temporaryFolder({ 'old.webp': 'old' });
  const old = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000);
  utimesSync(`${kept}/old.webp`, old, old);
  await reuseSizedPictures(kept);
  const file = await drawing('jpg');
  await size(file, [16]);
  const [name = '', ...others] = await readdir(kept);
  expect(others).toEqual([]);
  utimesSync(`${kept}/${name}`, old, old);
  await size(file, [16]);
  expect(statSync(`${kept}/${name}`).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});

it('while developing, pictures are left to gatsby-plugin-sharp', async () => {
  const kept = temporaryFolder({});
  await reuseSizedPictures(kept);
  const output = await size(await drawing('jpg'), [16], { isLazy: true });
  expect([asked, await readdir(output), await readdir(kept)]).toEqual([[16], [], []]);
});
