/** The texts of the pages that are not wiki pages: which there are, and where each one is shown. */

/** The folder of `content/` that holds them. */
export const PAGE_TEXT_FOLDER = 'pages';

/** A text that some page shows. */
export interface PageTextPlace {
  /** The page that shows it first. */
  path: string;
  /** What the page says in its place while the file is missing. */
  title: string;
}

/** The texts by name: the name is the file's path below `content/pages/`, without the extension. */
export const PAGE_TEXTS: Readonly<Record<string, PageTextPlace>> = {
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
  wsover: { path: '/wsover', title: 'Over' },
  privacy: { path: '/privacy', title: 'Privacy' },
  offline: { path: '/offline', title: 'Offline' },
  accessibility: { path: '/accessibility', title: 'Accessibility' },
};

/** Whether a file of `content/` is such a text. Takes a path relative to `content/`, with `/`. */
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
