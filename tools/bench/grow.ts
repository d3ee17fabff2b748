/** Makes content folders larger than the site's own. Builds cache by content, so every copy differs. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';

const textOfCopy = (text: string, copy: number): string =>
  text
    // Links to wiki pages, except those that the build generates, stay within the copy.
    .replace(/(?<=[("])\/wiki(?!\/tags|\/search|\/changelog)(?=[/)#"])/g, `/wiki/copy-${copy}`)
    // Titles of diagrams.
    .replace(/^[ \t]*accTitle:.*$/gm, `$& ${copy}`)
    // Short links must be unique.
    .replace(/^shortlinks: \[.*\]$/gm, (list) => list.replace(/(?<=[[ ])[\w.-]+/g, `$&-${copy}`))
    .replace(/^ +- .*\bshortlink: [^\s,}]+/gm, `$&-${copy}`);

/** Copies a content folder, and its wiki pages until there are `times` times as many. */
export function growContent(source: string, target: string, times: number): void {
  cpSync(source, target, { recursive: true });
  for (let copy = 2; copy <= times; copy += 1) {
    const cwd = `${target}/wiki/copy-${copy}`;
    cpSync(`${source}/wiki`, cwd, { recursive: true });
    for (const file of globSync('**/*.{md,mdx}', { cwd, absolute: true }))
      writeFileSync(file, textOfCopy(readFileSync(file, 'utf8'), copy));
    // Image decoders ignore bytes after the end of the file.
    for (const file of globSync('**/*.{webp,png,jpg,jpeg}', { cwd, absolute: true })) appendFileSync(file, `copy ${copy}`);
  }
}

/** Copies a content folder and adds `count` different photographs to its wiki, ten on a page. */
export async function addPhotographs(source: string, target: string, count: number): Promise<void> {
  cpSync(source, target, { recursive: true });
  const folder = `${target}/wiki/photographs`;
  mkdirSync(folder);
  // Softened grain is as hard to compress as a photograph.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  for (let index = 0; index < count; index += 1) {
    const grain = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000', noise } });
    await grain.blur(2).jpeg({ quality: 85 }).toFile(`${folder}/${index}.jpg`);
    const page = Math.floor(index / 10);
    const start = index % 10 === 0 ? `---\ntitle: Photographs ${page}\ndescription: For the bench.\n---\n` : '';
    appendFileSync(`${folder}/page-${page}.mdx`, `${start}\n![Photograph ${index}](./${index}.jpg)\n`);
  }
}
