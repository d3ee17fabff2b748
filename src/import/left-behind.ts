/** What of the old site is no page: files that are served as they are, and what stays behind. */
import { reservedPaths } from '../content/address-rules';
import { isDraft } from './docusaurus-pages';
import { itemsOfType } from './docusaurus-sidebars';
import type { Decision } from './report';
import type { ImportedFile, Survey } from './survey-site';
import { webAddress } from '../content/fields';

/** Files of the folder `static` and their places here; those that the site cannot serve, each in a sentence. */
export function staticFilesOf({ site, tools }: Survey): { files: Map<string, ImportedFile>; leftBehind: string[] } {
  const files = new Map<string, ImportedFile>();
  const leftBehind: string[] = [];
  // A society's icon takes the place of the house's.
  const ofHouse = tools.staticFiles.filter((file) => file !== '/favicon.ico');
  const own = new Set([...ofHouse, '/robots.txt', '/CNAME', '/sitemap.xml', '/manifest.json']);
  const isReserved = reservedPaths(ofHouse);
  for (const folder of site.configuration.staticFolders) {
    for (const file of site.tree.keys()) {
      if (!file.startsWith(`${folder}/`)) continue;
      const address = file.slice(folder.length);
      if (/\/\./.test(address)) {
        if (address !== '/.nojekyll' && !/\/\.(?:gitkeep|gitignore|DS_Store)$/.test(address))
          leftBehind.push(`${file} stayed behind: its name starts with a dot.`);
      } else if (own.has(address) || isReserved(address) || /\.html?$/i.test(address))
        leftBehind.push(`${file} stayed behind: the site cannot serve it at ${address}.`);
      else files.set(`static${address}`, { copyOf: file });
    }
  }
  return { files, leftBehind };
}

function translationsOf({ site: { tree } }: Survey): string[] {
  const counts = new Map<string, number>();
  for (const file of tree.keys()) {
    const locale = /^i18n\/([^/]+)\/.*\.mdx?$/.exec(file)?.[1];
    if (locale !== undefined) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  }
  return [...counts].map(
    ([locale, count]) =>
      `i18n/${locale} holds ${count} translated pages: a build here has one language; import them into a content folder of their own.`,
  );
}

/** Pages that are programs. The site has some of them itself. */
const sayPrograms = ({ programs, tools }: Survey): string[] =>
  [...programs].map(([address, file]) =>
    tools.routes.has(address)
      ? `${file} draws ${address}, which this site has: write its words into the folder pages.`
      : `${file} is a program that draws ${address}: write its words as a page.`,
  );

/** Everything that stays behind, each in a sentence. `used` are the files of the old site that the import copies. */
export function sayWhatStays(survey: Survey, used: ReadonlySet<string>): string[] {
  const { site, pages, versions, items, tags } = survey;
  const { tree, configuration } = site;
  const sources = new Set(pages.map(({ source }) => source));
  const isOfPages = (file: string): boolean => /(?:^|\/)(?:_category_\.\w+|_[^/]*\.mdx?)$|\.(?:css|[jt]sx?|json|ya?ml)$/.test(file);
  const folders = [...versions.map(({ folder }) => folder), ...configuration.blogs.map(({ path }) => path)];
  const unused = [...tree.keys()].filter(
    (file) => folders.some((folder) => file.startsWith(`${folder}/`)) && !used.has(file) && !sources.has(file) && !isOfPages(file),
  );
  const authors = configuration.blogs.map(({ path, authorsFile }) => `${path}/${authorsFile}`).filter((file) => tree.has(file));
  return [
    ...pages.filter(isDraft).map(({ source }) => `${source} is a draft, which the old site did not publish either.`),
    ...sayPrograms(survey),
    ...translationsOf(survey),
    ...tags.unplaced,
    ...authors.map((file) => `${file} says more of authors than their names: it has no place here.`),
    ...new Set(itemsOfType('html', items).flatMap(({ words }) => (words ? [`The sidebar shows “${words}”, which is no page.`] : []))),
    ...unused.map((file) => `${file} is shown and linked by no page.`),
  ];
}

/** What the sidebars said that the tree of pages cannot say. */
export function decideOnSidebars({ sidebars, order, items, tools }: Survey): Decision[] {
  const say = (message: string, remedy: string, file?: string): Decision => ({ kind: 'sidebars', message, remedy, ...(file && { file }) });
  const links = itemsOfType('link', items).filter(({ target }) => !webAddress.safeParse(target).success && !tools.routes.has(target));
  return [
    ...sidebars.flatMap(({ notes }) => notes.map(({ file, message }) => say(message, 'Look whether a page is missing here.', file))),
    ...order.loose.map(({ label, description, pages }) =>
      say(
        `The group “${label}” has no folder of its own, so its name goes${description === undefined ? '' : `, and so do its words “${description}”`}; its pages stand by themselves: ${pages.join(', ')}.`,
        'Put them into one folder, or name the group on a page that links to them.',
      ),
    ),
    ...[...new Set(links.map(({ label, target }) => `The link “${label}” to ${target} goes: sidebars here hold pages alone.`))].map(
      (message) => say(message, 'Link to it from a page.'),
    ),
  ];
}
