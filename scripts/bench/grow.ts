/** Makes a content folder with many times the pages of the real one. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
/** Links to wiki pages, except those that the build generates. */
const WIKI_LINK = /([("])\/wiki(?!\/tags|\/search|\/changelog)(?=[/)#"])/g;
const TITLE_OF_DIAGRAM = /^\s*accTitle:.*$/gm;
const PICTURE = /\.(?:webp|png|jpe?g)$/;

interface FrontMatter {
  shortlinks?: string[];
  sectionShortlinks?: { shortlink: string; hash: string }[];
  [field: string]: unknown;
}

/** Name of the folder, and of the path segment, of a copy. */
function nameOfCopy(copy: number): string {
  return `copy-${copy}`;
}

/** The text of a page in a copy of the wiki: its links stay within the copy; its short links and diagrams are its own. */
export function pageOfCopy(text: string, copy: number): string {
  const name = nameOfCopy(copy);
  // Identical diagrams would be drawn only once for all copies.
  const within = text.replace(WIKI_LINK, `$1/wiki/${name}`).replace(TITLE_OF_DIAGRAM, `$& ${copy}`);
  const match = FRONT_MATTER.exec(within);
  if (!match) return within;
  const fields = parse(match[1] ?? '') as FrontMatter;
  if (fields.shortlinks) fields.shortlinks = fields.shortlinks.map((shortlink) => `${shortlink}-${copy}`);
  if (fields.sectionShortlinks) {
    fields.sectionShortlinks = fields.sectionShortlinks.map(({ shortlink, hash }) => ({ shortlink: `${shortlink}-${copy}`, hash }));
  }
  return `---\n${stringify(fields)}---\n${within.slice(match[0].length)}`;
}

/** Writes the tree; returns how many wiki pages it holds. */
export function growContent(source: string, target: string, times: number): number {
  cpSync(source, target, { recursive: true });
  const wiki = path.join(source, 'wiki');
  const files = readdirSync(wiki, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((entry) => entry.isFile());
  const isPage = (name: string): boolean => /\.mdx?$/.test(name);
  for (let copy = 2; copy <= times; copy += 1) {
    for (const { parentPath, name } of files) {
      const from = path.join(parentPath, name);
      const to = path.join(target, 'wiki', nameOfCopy(copy), path.relative(wiki, from));
      mkdirSync(path.dirname(to), { recursive: true });
      if (isPage(name)) writeFileSync(to, pageOfCopy(readFileSync(from, 'utf8'), copy));
      else {
        cpSync(from, to);
        // Identical pictures would be resized only once for all copies. Bytes after the end of a picture are ignored.
        if (PICTURE.test(name)) appendFileSync(to, `copy ${copy}`);
      }
    }
  }
  return files.filter(({ name }) => isPage(name)).length * times;
}
