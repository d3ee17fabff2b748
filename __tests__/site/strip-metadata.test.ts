import { readFileSync, statSync } from 'node:fs';
import { stripMetadata } from '../../src/site/node/strip-metadata';
import { temporaryFolder } from '../support/content-folder';

it('unreadable pictures and other files stay unchanged', async () => {
  const files = { 'a.jpg': Buffer.from('no picture'), 'b.avif': Buffer.from('....ftypavif'), 'c.txt': Buffer.from('Exif') };
  const site = temporaryFolder(files);
  const before = statSync(`${site}/a.jpg`).mtimeMs;
  await stripMetadata(site);
  for (const [name, bytes] of Object.entries(files)) expect(readFileSync(`${site}/${name}`).equals(bytes)).toBe(true);
  expect(statSync(`${site}/a.jpg`).mtimeMs).toBe(before);
});
