import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { stripMetadata } from '../../src/site/node/strip-metadata';
import { temporaryFolder } from '../support/content-folder';

const photograph = () =>
  sharp({ create: { width: 16, height: 8, channels: 3, background: '#1e3a8a' } }).withMetadata({
    exif: { IFD0: { Copyright: 'Owner' }, IFD3: { GPSLatitudeRef: 'N' } },
  });

it('no picture of the finished site says where it was taken or whose it is', async () => {
  const site = temporaryFolder({
    'logo.JPG': await photograph().jpeg().toBuffer(),
    'files/plan.png': await photograph().png().toBuffer(),
    'static/a/desk.webp': await photograph().webp().toBuffer(),
    'static/b/desk.avif': await photograph().avif().toBuffer(),
  });
  await stripMetadata(site);
  for (const file of ['logo.JPG', 'files/plan.png', 'static/a/desk.webp', 'static/b/desk.avif']) {
    const { exif, width } = await sharp(`${site}/${file}`).metadata();
    expect({ file, exif, width }).toEqual({ file, exif: undefined, width: 16 });
  }
});

it('other files, and pictures that cannot be read, stay as they are', async () => {
  const files = { 'a.jpg': Buffer.from('no picture'), 'b.avif': Buffer.from('....ftypavif'), 'c.txt': Buffer.from('Exif') };
  const site = temporaryFolder(files);
  const before = statSync(`${site}/a.jpg`).mtimeMs;
  await stripMetadata(site);
  for (const [name, bytes] of Object.entries(files)) expect(readFileSync(`${site}/${name}`).equals(bytes)).toBe(true);
  expect(statSync(`${site}/a.jpg`).mtimeMs).toBe(before);
});
