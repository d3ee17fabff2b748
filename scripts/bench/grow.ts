/** Makes content folders with many times the wiki pages of the real one, or with many photographs. */
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

/** The text of a page in a copy of the wiki: its links stay within the copy; its short links and diagrams are its own. */
export function pageOfCopy(text: string, copy: number): string {
  // Identical diagrams would be drawn only once for all copies.
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

/** Writes a content folder whose wiki holds `times` as many pages. */
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
      // Identical pictures would be resized only once. Bytes after the end of a picture are ignored.
      if (PICTURE.test(name)) appendFileSync(to, `copy ${copy}`);
    }
  }
}

/** Photographs on a page of the bench. */
const PHOTOGRAPHS_A_PAGE = 10;

/** Size of a photograph, in pixels. */
const PHOTOGRAPH = { width: 1600, height: 1200, channels: 3 } as const;

const noise = (width: number, height: number, sigma: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma } } });

/** Returns a function that makes pictures as hard to compress as photographs: soft shapes with fine grain. */
async function photographer(): Promise<() => Promise<Buffer>> {
  const { width, height } = PHOTOGRAPH;
  const grain = await noise(width, height, 12).raw().toBuffer();
  return async () => {
    const shapes = await noise(16, 12, 60).png().toBuffer();
    return sharp(shapes)
      .resize(width, height, { kernel: 'cubic' })
      .composite([{ input: grain, raw: PHOTOGRAPH, blend: 'soft-light' }])
      .jpeg({ quality: 85 })
      .toBuffer();
  };
}

/** Writes a content folder with photographs, ten on a page, none like another. */
export async function addPhotographs(source: string, target: string, count: number): Promise<void> {
  cpSync(source, target, { recursive: true });
  const folder = path.join(target, 'wiki', 'photographs');
  mkdirSync(folder);
  const photograph = await photographer();
  for (let page = 0; page * PHOTOGRAPHS_A_PAGE < count; page += 1) {
    const names = Array.from(
      { length: Math.min(PHOTOGRAPHS_A_PAGE, count - page * PHOTOGRAPHS_A_PAGE) },
      (_, index) => `${page}-${index}.jpg`,
    );
    for (const name of names) writeFileSync(path.join(folder, name), await photograph());
    const pictures = names.map((name) => `![Photograph ${name}](./${name})`);
    writeFileSync(
      path.join(folder, `page-${page}.mdx`),
      `---\ntitle: Photographs ${page}\ndescription: For the bench.\n---\n\n${pictures.join('\n\n')}\n`,
    );
  }
}
