/** Makes a content folder with many times the pages and productions of the real one. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { PRODUCTION_KINDS } from '../../src/content/year-kinds';

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

/** Folders of the year files whose productions have pages. */
const PRODUCTIONS = PRODUCTION_KINDS.map(({ folder }) => folder);
/** A year, alone or in a date; ids of people end in one that stays as it is. */
const YEAR = /(?<=")(?:19|20)\d\d(?:(?=-\d\d-\d\d")|\/(?:19|20)\d\d(?="))/g;
const PERSON = /("role": "[^"]*",\s*"name": "[^"]*)"((?:,\s*"id": "[^"]*)?)/g;

/** A year file in a copy of the archive: as many years earlier, with crews of its own. */
export function yearOfCopy(text: string, copy: number, yearsEarlier: number): string {
  const earlier = (year: string): string => String(Number(year) - yearsEarlier);
  return text
    .replace(YEAR, (years) => years.split('/').map(earlier).join('/'))
    .replace(PERSON, (_, name: string, id: string) => `${name} (${copy})"${id === '' ? '' : `${id}-${copy}`}`);
}

/** Writes the copies of the year files of a kind, each generation before the one that it is a copy of. */
function growYears(source: string, target: string, times: number): void {
  for (const folder of PRODUCTIONS) {
    const files = readdirSync(path.join(source, folder)).filter((file) => file.endsWith('.json'));
    // A multiple of four, so that a leap day stays one.
    const generation = Math.ceil(files.length / 4) * 4;
    for (let copy = 2; copy <= times; copy += 1) {
      const yearsEarlier = generation * (copy - 1);
      for (const file of files) {
        const years = file.replace(/\d{4}/g, (year) => String(Number(year) - yearsEarlier));
        writeFileSync(
          path.join(target, folder, years),
          yearOfCopy(readFileSync(path.join(source, folder, file), 'utf8'), copy, yearsEarlier),
        );
      }
    }
  }
}

/** Writes the tree; returns how many wiki pages it holds. */
export function growContent(source: string, target: string, times: number): number {
  cpSync(source, target, { recursive: true });
  growYears(source, target, times);
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
