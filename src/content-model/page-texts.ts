import { reservedPaths } from './address-rules';
import { APPS, CONTRIBUTIONS } from './contributions';

export const PAGE_TEXT_FOLDER = 'pages';

interface PageTextUse {
  /** The page that shows it; the first one, if several do. */
  path: string;
  /** Title to show while the file is missing. */
  title: string;
}

/** Texts that the site's pages show, by name: the file's path below `content/pages/` without its extension. */
export const PAGE_TEXTS: Readonly<Record<string, PageTextUse>> = {
  'home/about': { path: '/', title: 'About us' },
  'home/shows': { path: '/', title: 'Latest shows' },
  'home/hires': { path: '/', title: 'Hires' },
  'home/get-involved': { path: '/', title: 'Get involved' },
  'home/exec': { path: '/', title: 'Exec' },
  'home/wiki': { path: '/', title: 'Key to the wiki' },
  'home/wiki-key': { path: '/', title: 'Ways into the wiki' },
  hires: { path: '/hires', title: 'Hires' },
  'hires/schedule': { path: '/hires', title: 'Dry or wet?' },
  opportunities: { path: '/opportunities', title: 'Get involved' },
  'opportunities/cues': { path: '/opportunities', title: 'How it goes' },
  'exec/who-to-ask': { path: '/exec', title: 'Who to ask' },
  wsover: { path: '/wsover', title: 'Over' },
  privacy: { path: '/privacy', title: 'Privacy' },
  accessibility: { path: '/accessibility', title: 'Accessibility' },
  ...Object.fromEntries(CONTRIBUTIONS.flatMap(({ contributes }) => Object.entries(contributes.pageTexts))),
};

/** Top-level pages that `reservedPaths` does not know by itself. */
const PAGES = ['/exec', '/hires', '/opportunities', '/shows', ...APPS, ...CONTRIBUTIONS.flatMap(({ contributes }) => contributes.pages)];

const isReserved = reservedPaths(PAGES);

/** A part of the name of a page outside the wiki. */
export const PART_OF_PAGE_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The page that consists of this text alone; `undefined` if another page shows it, or if its name cannot be an address. */
export function ownPageOf(name: string): string | undefined {
  const path = `/${name}`;
  return PART_OF_PAGE_NAME.test(name) && !isReserved(path) ? path : undefined;
}

/** The page that shows a text; `undefined` if none does. */
export function pageOfText(name: string): string | undefined {
  return Object.hasOwn(PAGE_TEXTS, name) ? PAGE_TEXTS[name]?.path : ownPageOf(name);
}

/** Whether a file is a text of `content/pages`. Takes its path relative to `content/`, with `/`. */
export function isPageTextFile(relativePath: string): boolean {
  return relativePath.startsWith(`${PAGE_TEXT_FOLDER}/`) && /\.mdx?$/.test(relativePath);
}

/** The file of a text, relative to `content/`. */
export function fileOfPageText(name: string): string {
  return `${PAGE_TEXT_FOLDER}/${name}.mdx`;
}

/** The name of the text in a file: `pages/home/about.mdx` → `home/about`. */
export function nameOfPageText(relativePath: string): string {
  return relativePath.slice(PAGE_TEXT_FOLDER.length + 1).replace(/\.mdx?$/, '');
}
