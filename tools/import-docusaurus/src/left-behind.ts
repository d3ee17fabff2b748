/** Handles what is no page: files that are served as they are, and what stays behind. */
import countBy from 'lodash/countBy';
import { reservedPaths } from '../../../src/content-model/address-rules';
import { webAddress } from '../../../src/content-model/fields';
import { isDraft, type SourceTree } from './docusaurus-pages';
import { allItems } from './docusaurus-sidebars';
import type { Survey } from './survey-site';

/** Imports the files of `static`. Reports those that the site cannot serve. */
export function importStaticFiles({ site, tools, report, files }: Survey): void {
  // A society's icon replaces the site's.
  const ofHouse = tools.staticFiles.filter((file) => file !== '/favicon.ico');
  const own = new Set([...ofHouse, '/robots.txt', '/CNAME', '/sitemap.xml', '/manifest.json']);
  const isReserved = reservedPaths(ofHouse);
  for (const folder of site.configuration.staticFolders) {
    for (const file of [...site.tree.keys()].filter((name) => name.startsWith(`${folder}/`))) {
      const address = file.slice(folder.length);
      const leave = (why: string): void => report.decide('behind', `${file} stayed behind: ${why}.`);
      if (/\/\.(?:nojekyll|gitkeep|gitignore|DS_Store)$/.test(address)) continue;
      if (/\/\./.test(address)) leave('its name starts with a dot');
      else if (own.has(address) || isReserved(address) || /\.html?$/i.test(address)) leave(`the site cannot serve it at ${address}`);
      else files.set(`static${address}`, { copyOf: file });
    }
  }
}

function translationsOf(tree: SourceTree): string[] {
  const counts = countBy([...tree.keys()].flatMap((file) => /^i18n\/([^/]+)\/.*\.mdx?$/.exec(file)?.[1] ?? []));
  const fate = 'a build here has one language; import them into a content folder of their own.';
  return Object.entries(counts).map(([locale, count]) => `i18n/${locale} holds ${count} translated pages: ${fate}`);
}

/** Reports what stays behind, when all files of the import are known. */
export function sayWhatStays({ site, tools, report, files, quoted, pages, versions, items, tags, programs }: Survey): void {
  const { tree, configuration } = site;
  const copied = [...files.values()].flatMap((file) => ('copyOf' in file ? [file.copyOf] : []));
  const used = new Set([...copied, ...quoted, ...pages.map(({ source }) => source)]);
  const isOfPages = (file: string): boolean => /(?:^|\/)(?:_category_\.\w+|_[^/]*\.mdx?)$|\.(?:css|[jt]sx?|json|ya?ml)$/.test(file);
  const folders = [...versions.map(({ folder }) => folder), ...configuration.blogs.map(({ path }) => path)];
  const isUnused = (file: string): boolean => !used.has(file) && !isOfPages(file);
  const authors = configuration.blogs.map(({ path, authorsMapPath }) => `${path}/${authorsMapPath}`).filter((file) => tree.has(file));
  const messages = [
    ...pages.filter(isDraft).map(({ source }) => `${source} is a draft, which the old site did not publish either.`),
    ...[...programs].map(([address, file]) =>
      tools.routes.has(address)
        ? `${file} draws ${address}, which this site has: write its words into the folder pages.`
        : `${file} is a program that draws ${address}: write its words as a page.`,
    ),
    ...translationsOf(tree),
    ...tags.unplaced,
    ...authors.map((file) => `${file} says more of authors than their names: it has no place here.`),
    ...new Set(allItems(items).flatMap(({ words }) => (words ? [`The sidebar shows “${words}”, which is no page.`] : []))),
    ...[...tree.keys()]
      .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)) && isUnused(file))
      .map((file) => `${file} is shown and linked by no page.`),
  ];
  for (const message of messages) report.decide('behind', message);
}

/** Reports what the old sidebars said and the tree of pages cannot. */
export function decideOnSidebars({ order, items, tools, report }: Survey): void {
  for (const { label, description, pages } of order.loose) {
    const words = description === undefined ? '' : `, and its description “${description}”`;
    const message = `The group “${label}” has no folder, so it loses its name${words}. Its pages: ${pages.join(', ')}.`;
    report.decide('sidebars', message, 'Put them into one folder, or name the group on a page that links to them.');
  }
  const links = allItems(items).filter(({ href }) => href !== undefined && !webAddress.safeParse(href).success && !tools.routes.has(href));
  for (const name of new Set(links.map(({ label, href }) => `“${label}” to ${href}`)))
    report.decide('sidebars', `The sidebar’s link ${name} was left out: sidebars here contain only pages.`, 'Link to it from a page.');
}
