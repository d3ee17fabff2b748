import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { addPhotographs, pageOfCopy } from '../../scripts/bench/grow';
import { temporaryFolder } from '../support/content-folder';

const PAGE = `---
title: Cables
shortlinks: [cables, cable]
sectionShortlinks:
  - { shortlink: coil, hash: coiling }
---
See [safety](/wiki/tech-crew/safety#ppe), [the wiki](/wiki), [a tag](/wiki/tags/guides) and <PageCard page="/wiki/spaces" />.
`;

const grown = pageOfCopy(PAGE, 3);

test('links of a copy stay within the copy, but for pages that the build makes', () => {
  expect(grown).toContain('](/wiki/copy-3/tech-crew/safety#ppe)');
  expect(grown).toContain('](/wiki/copy-3)');
  expect(grown).toContain('page="/wiki/copy-3/spaces"');
  expect(grown).toContain('](/wiki/tags/guides)');
});

test('short links of a copy are its own, for no two pages may share one', () => {
  expect(parse(grown.split('---\n')[1] ?? '')).toEqual({
    title: 'Cables',
    shortlinks: ['cables-3', 'cable-3'],
    sectionShortlinks: [{ shortlink: 'coil-3', hash: 'coiling' }],
  });
});

test('diagrams of a copy are its own, so that each is drawn', () => {
  expect(pageOfCopy('```mermaid\nflowchart TD\n  accTitle: The chain\n  a --> b\n```', 3)).toContain('  accTitle: The chain 3\n  a --> b');
});

test('photographs are shown by pages, and none is like another', async () => {
  const folder = temporaryFolder({ 'content/wiki/index.mdx': PAGE });
  await addPhotographs(`${folder}/content`, `${folder}/photographs`, 11);
  const read = (name: string): Buffer => readFileSync(`${folder}/photographs/wiki/photographs/${name}`);
  expect(read('page-1.mdx').toString()).toContain('](./10.jpg)');
  expect(await sharp(read('10.jpg')).metadata()).toMatchObject({ width: 1600, height: 1200 });
  expect(read('10.jpg').equals(read('0.jpg'))).toBe(false);
});
