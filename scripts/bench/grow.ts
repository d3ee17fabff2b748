import { appendFileSync, cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
/** Links to wiki pages, except those that the build generates. */
const WIKI_LINK = /([("])\/wiki(?!\/tags|\/search|\/changelog)(?=[/)#"])/g;
const TITLE_OF_DIAGRAM = /^[ \t]*accTitle:.*$/gm;
const PICTURE = /\.(?:webp|png|jpe?g)$/;

interface FrontMatter {
  shortlinks?: string[];
  sectionShortlinks?: { shortlink: string; hash: string }[];
}

/** Links stay within the copy; short links and diagrams become its own. */
function pageOfCopy(text: string, copy: number): string {
  // Identical diagrams would be drawn only once.
  const within = text.replace(WIKI_LINK, `$1/wiki/copy-${copy}`).replace(TITLE_OF_DIAGRAM, `$& ${copy}`);
  const match = FRONT_MATTER.exec(within);
  if (!match) return within;
  const { shortlinks = [], sectionShortlinks = [], ...fields } = parse(match[1] ?? '') as FrontMatter;
  const own = {
    ...fields,
    shortlinks: shortlinks.map((shortlink) => `${shortlink}-${copy}`),
    sectionShortlinks: sectionShortlinks.map(({ shortlink, hash }) => ({ shortlink: `${shortlink}-${copy}`, hash })),
  };
  return `---\n${stringify(own)}---\n${within.slice(match[0].length)}`;
}

/** Copies a content folder, and its wiki pages until there are `times` times as many. */
export function growContent(source: string, target: string, times: number): void {
  cpSync(source, target, { recursive: true });
  const wiki = path.join(source, 'wiki');
  const files = readdirSync(wiki, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (let copy = 2; copy <= times; copy += 1) {
    for (const { parentPath, name } of files) {
      const from = path.join(parentPath, name);
      const to = path.join(target, 'wiki', `copy-${copy}`, path.relative(wiki, from));
      mkdirSync(path.dirname(to), { recursive: true });
      if (/\.mdx?$/.test(name)) writeFileSync(to, pageOfCopy(readFileSync(from, 'utf8'), copy));
      else cpSync(from, to);
      // Identical pictures would be resized only once. Readers ignore bytes after the end of a picture.
      if (PICTURE.test(name)) appendFileSync(to, `copy ${copy}`);
    }
  }
}

/** As hard to compress as a photograph: softened grain. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer();

/** Copies a content folder and adds `count` different photographs to its wiki, ten on a page. */
export async function addPhotographs(source: string, target: string, count: number): Promise<void> {
  cpSync(source, target, { recursive: true });
  const folder = path.join(target, 'wiki', 'photographs');
  mkdirSync(folder);
  for (let place = 0; place < count; place += 1) {
    const page = Math.floor(place / 10);
    const file = path.join(folder, `page-${page}.mdx`);
    if (place % 10 === 0) writeFileSync(file, `---\ntitle: Photographs ${page}\ndescription: For the bench.\n---\n`);
    writeFileSync(path.join(folder, `${place}.jpg`), await photograph());
    appendFileSync(file, `\n![Photograph ${place}](./${place}.jpg)\n`);
  }
}
