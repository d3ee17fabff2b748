import path from 'node:path';
import type { z } from 'zod';
import { reservedPaths } from '../content/address-rules';
import { joinHash, printPath, readAddress, twinPath } from '../content/addresses';
import { isStaticFile, STATIC_FOLDER } from '../content/content-root';
import { authorsSchema, historySchema, redirectsSchema, urlsSchema } from '../content/data-schemas';
import { sortProblems, type Problem } from '../content/problem';
import { allYearFiles, validFiles, validYearFiles, type Content, type DataFile } from '../content/read-content';
import { shortlinksOf } from '../links/shortlinks';
import type { FormerPage } from '../history/node/former-pages';
import type { DrawDiagrams } from '../wiki/diagram';
import { siteSchema } from '../content/site-schema';
import { peopleSchema, societiesSchema, venuesSchema, type DirectoryEntry } from '../content/society-schemas';
import { DIRECTORY_PATHS, pathInYear, pathOfStatistics, PRODUCTION_KINDS, productionsOf, YEAR_KINDS } from '../content/year-kinds';
import { checkFiles } from './check-files';
import { checkLink } from './check-links';
import { checkNamespace, checkStaticFiles } from './check-namespace';
import type { DirectoryFile } from './check-productions';
import { checkRecord, lostAddresses, lostUrls, type RecordedUrl, type SiteAddresses } from './check-published-urls';
import { checkRedirects, type RedirectEntry } from './check-redirects';
import { checkSociety, type ValidSocietyFiles } from './check-society';
import { checkSite } from './check-site';
import { checkText } from './check-text';
import { addressesOf, anchorsOf, checkTexts, routesWithTags } from './check-texts';

/** What the check needs besides the content. */
export interface CheckTools {
  /** Addresses of pages that are not wiki pages, such as `/shows`. */
  routes: ReadonlySet<string>;
  /** Paths of files that are served as they are. */
  staticFiles: readonly string[];
  drawDiagrams: DrawDiagrams;
  /** What the history knows of the pages at the addresses of `lostUrlsOf`. */
  formerPages?: readonly FormerPage[];
}

/** Texts that name people beside the lists of the year files. */
function otherNamesOf({ data, wiki }: Content): string[] {
  const years = PRODUCTION_KINDS.flatMap((kind) => validYearFiles(data, kind));
  return [
    ...years.flatMap((year) =>
      productionsOf(year.data).flatMap(({ production: { photos, writers, composers, awards, trivia } }) => [
        ...(photos?.credit === undefined ? [] : [photos.credit]),
        ...[...writers, ...composers, ...awards],
        ...trivia.flatMap(({ text, source }) => [text, source]),
      ]),
    ),
    ...validFiles(data, authorsSchema).flatMap((file) => file.data.map(({ to }) => to)),
    ...validFiles(data, historySchema).flatMap((file) => file.data.map(({ author }) => author)),
    ...wiki.flatMap(({ frontMatter }) => [...(frontMatter?.additional_authors ?? []), ...(frontMatter?.override_authors ?? [])]),
  ];
}

/** The venues or the societies of the content; `undefined` while their file cannot be read. */
function directoryFileOf(
  data: readonly DataFile[],
  name: string,
  what: string,
  schema: z.ZodType<DirectoryEntry[]>,
): DirectoryFile | undefined {
  const [file] = validFiles(data, schema);
  return file === undefined && data.some(({ relativePath }) => relativePath === name) ? undefined : { name, what, file };
}

/** The files of the society among the valid ones. */
function societyFilesOf(content: Content): ValidSocietyFiles {
  const { data } = content;
  const isYearFile = ({ relativePath }: DataFile): boolean => YEAR_KINDS.some(({ folder }) => relativePath.startsWith(`${folder}/`));
  return {
    years: allYearFiles(data),
    people: validFiles(data, peopleSchema)[0],
    otherNames: otherNamesOf(content),
    execRoles: validFiles(data, siteSchema)[0]?.data.execRoles ?? [],
    redirects: redirectEntriesOf(content),
    around: {
      venues: directoryFileOf(data, 'venues.json', 'venue', venuesSchema),
      societies: directoryFileOf(data, 'societies.json', 'society', societiesSchema),
      wikiPages: content.wiki.map(({ url }) => url),
    },
    complete: data.every((file) => file.data !== undefined || !isYearFile(file)),
  };
}

/** Every path of the redirect table, with its position in the file. */
export function redirectEntriesOf({ data }: Pick<Content, 'data'>): RedirectEntry[] {
  return validFiles(data, redirectsSchema).flatMap(({ data: table, file, placeOf }) =>
    table.flatMap(({ from, to }, index) =>
      from.map((path, position) => ({
        file,
        from: path,
        to,
        fromPlace: placeOf([index, 'from', position]),
        toPlace: placeOf([index, 'to']),
      })),
    ),
  );
}

/** The pages of productions, their years, venues and societies. */
function routesOfSociety(data: readonly DataFile[]): string[] {
  const years = PRODUCTION_KINDS.flatMap((kind) =>
    validYearFiles(data, kind).flatMap(({ data: year }) => [
      pathInYear(kind, year.year),
      ...productionsOf(year).map(({ slug }) => pathInYear(kind, year.year, slug)),
    ]),
  );
  const entries = [
    ...validFiles(data, venuesSchema).flatMap((file) => file.data.map(({ id }) => `${DIRECTORY_PATHS.venues}/${id}`)),
    ...validFiles(data, societiesSchema).flatMap((file) => file.data.map(({ id }) => `${DIRECTORY_PATHS.societies}/${id}`)),
  ];
  return [...PRODUCTION_KINDS.map(pathOfStatistics), ...years, ...entries];
}

/** The addresses of all pages outside the wiki that promise to last: those of people are no one's to link to. */
export function routesOfContent(routes: ReadonlySet<string>, { wiki, data }: Pick<Content, 'wiki' | 'data'>): Set<string> {
  return new Set([...routesWithTags(routes, wiki), ...routesOfSociety(data)]);
}

/** Whether an address may be of a production, venue or society whose file cannot be read: nobody knows then whether it is there. */
function mayBeUnread({ data }: Pick<Content, 'data'>): (address: string) => boolean {
  const addresses = data.flatMap(({ data: value, relativePath }) => {
    if (value !== undefined) return [];
    const { dir, name } = path.posix.parse(relativePath);
    if (dir === '') return Object.entries(DIRECTORY_PATHS).flatMap(([directory, below]) => (directory === name ? below : []));
    return PRODUCTION_KINDS.flatMap(({ folder, pagesBelow = '' }) => (folder === dir ? `${pagesBelow}/${name}` : []));
  });
  return (address) => addresses.some((below) => `${address}/`.startsWith(`${below}/`));
}

/** The addresses on record; none while a file cannot be read, because it may hold what answers to them. */
function recordedUrls({ wiki, data }: Content): RecordedUrl[] {
  const areAllKnown =
    wiki.every(({ frontMatter }) => frontMatter) && data.every((file) => file.data !== undefined || file.relativePath !== 'redirects.json');
  if (!areAllKnown) return [];
  const isUnread = mayBeUnread({ data });
  return validFiles(data, urlsSchema).flatMap(({ data: urls, placeOf }) =>
    urls.flatMap((url, index) => (isUnread(url) ? [] : { url, ...placeOf([index]) })),
  );
}

function addressesOfContent(content: Content, routes: ReadonlySet<string>): SiteAddresses {
  const redirects = new Map(redirectEntriesOf(content).map(({ from, to }) => [from, to]));
  return addressesOf(content.wiki, { routes: routesOfContent(routes, content), redirects });
}

/** The published addresses that no longer answer. */
export function lostUrlsOf(content: Content, routes: ReadonlySet<string>): string[] {
  return lostUrls(recordedUrls(content), addressesOfContent(content, routes)).map(({ url }) => url);
}

/** Checks everything that leads to an address on the site: links, redirects, short links, and the record of published addresses. */
function checkAddresses(content: Content, { routes, staticFiles, formerPages = [] }: Omit<CheckTools, 'drawDiagrams'>): Problem[] {
  const { data, wiki, pageTexts, display } = content;
  const redirectEntries = redirectEntriesOf(content);
  const redirects = new Map(redirectEntries.map(({ from, to }) => [from, to]));
  const addresses = addressesOfContent(content, routes);
  const [site] = validFiles(data, siteSchema);
  const shortlinks = wiki.flatMap((page) =>
    shortlinksOf(page).map(({ path, target, hash }) => ({ path, target: joinHash(target, hash), file: page.file })),
  );
  const pages = new Map(wiki.map((page) => [page.url, anchorsOf(page)]));
  const ownHosts = site ? [site.data.url, ...(site.data.shortlinkUrl === '' ? [] : [site.data.shortlinkUrl])] : [];
  const aliases = new Map([
    ...redirectEntries.map(({ from, to }): [string, string] => [readAddress(from), to]),
    ...shortlinks.map(({ path, target }): [string, string] => [path, target]),
  ]);
  const files = [...content.sizes.keys()].filter(isStaticFile).map((file) => file.slice(STATIC_FOLDER.length));
  const urls = wiki.map(({ url }) => url);
  const withPages = urls.filter((url) => urls.some((other) => other.startsWith(`${url}/`)));
  const ownFiles = [...staticFiles, ...['/short-links', ...urls].map(twinPath), ...withPages.map(printPath)];
  const isReserved = reservedPaths([...ownFiles, ...files]);
  const lost = lostAddresses(recordedUrls(content), addresses, {
    pages: wiki.map(({ url, file, title, frontMatter }) => ({ url, file, title, shortlinks: frontMatter?.shortlinks ?? [] })),
    formerPages,
  });
  const homes = new Map(lost.map(({ url, home }) => [url, home?.url]));
  const isUnread = mayBeUnread(content);
  const around = { pages, routes, isUnread, files: new Set(files), aliases, lost: homes, ownHosts };
  const tags = new Set(wiki.flatMap(({ frontMatter }) => frontMatter?.tags ?? []));
  const ofSite = site && checkSite(site, { names: [...content.sizes.keys()], tags });
  const siteFile = { file: display('site.json'), url: '/', anchors: [] };
  return [
    ...(ofSite?.problems ?? []),
    ...(ofSite?.links ?? []).flatMap((link) => checkLink(siteFile, link, around)),
    ...[...wiki, ...pageTexts].flatMap((text) =>
      checkText(text).links.flatMap((link) => checkLink({ file: text.file, url: text.url, anchors: anchorsOf(text) }, link, around)),
    ),
    ...checkStaticFiles(files, { pages: [...pages.keys(), ...routes], isReserved: reservedPaths(ownFiles), display }),
    ...checkNamespace(wiki, { routes, redirects, isReserved, display }),
    ...checkRedirects(redirectEntries, {
      pages,
      routes,
      files: around.files,
      isUnread,
      shortlinks: new Map(shortlinks.map(({ path, target, file }) => [path, { target, file }])),
      isReserved,
      ownHosts,
    }),
    ...checkRecord(lost, { record: display('urls.json'), redirects: display('redirects.json') }),
  ];
}

/**
 * Checks all content that was read, without a build. `checkPictures` opens the pictures.
 * @returns every problem, sorted; never throws for an editor's mistake
 */
export function checkContent(content: Content, { drawDiagrams, ...tools }: CheckTools): Problem[] {
  const routes = routesOfContent(tools.routes, content);
  return sortProblems([
    ...checkFiles(content),
    ...content.data.flatMap(({ problems }) => problems),
    ...checkTexts(content, routes, drawDiagrams),
    ...checkAddresses(content, { ...tools, routes }),
    ...checkSociety(societyFilesOf(content), content, routes),
  ]);
}
