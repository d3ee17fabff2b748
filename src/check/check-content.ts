import { statSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { announcementTree } from '../content/announcement-tree';
import { checkAnnouncement } from './check-announcement';
import { displayPath } from '../content/content-root';
import { sortProblems, type Problem } from '../content/problem';
import { schemaOfFile } from '../content/json-kinds';
import type { redirectsSchema } from '../content/redirects-schema';
import type { SiteConfiguration } from '../content/site-schema';
import { validateStructuredText } from '../content/structured-text';
import { checkSociety, type ValidFile, type ValidSocietyFiles } from './check-society';
import type { urlsSchema } from '../content/urls-schema';
import type { RedirectEntry } from './check-redirects';
import type { RecordedUrl } from './check-published-urls';
import { checkFiles } from './check-files';
import { checkPictures } from './check-pictures';
import { checkWiki } from './check-wiki';
import { decodeText } from '../content/decode-text';
import type { Reference } from './page-facts';
import { readContent, type ContentFiles } from '../content/read-content';
import { topLevelRoutes } from '../content/routes';

/** The files of the society among the valid ones. */
function societyFilesAmong(valid: readonly ValidFile<unknown>[], allPaths: Iterable<string>): ValidSocietyFiles {
  const yearFile = /^(exec|shows|hires)\/[^/]+\.json$/;
  const yearsIn = <T>(folder: string) => valid.filter(({ relativePath }) => yearFile.exec(relativePath)?.[1] === folder) as ValidFile<T>[];
  return {
    exec: yearsIn('exec'),
    shows: yearsIn('shows'),
    hires: yearsIn('hires'),
    people: valid.find(({ relativePath }) => relativePath === 'people.json') as ValidSocietyFiles['people'],
    complete: [...allPaths].filter((name) => yearFile.test(name)).every((name) => valid.some((file) => file.relativePath === name)),
  };
}

/** The current exec year must have a file, as soon as any year has one. */
function checkCurrentExecYear({ data, placeOf }: ValidFile<SiteConfiguration>, names: readonly string[], file: string): Problem[] {
  const expected = `exec/${data.currentExecYear.replace('/', '-')}.json`;
  if (names.includes(expected) || !names.some((name) => name.startsWith('exec/'))) return [];
  return [
    {
      file,
      ...placeOf(['currentExecYear']),
      message: `"currentExecYear" is ${data.currentExecYear}, and there is no ${expected}.`,
      remedy: 'Add the file, or name a year that has one.',
    },
  ];
}

/** The links of `site.json` to pages of this site, and where they stand. */
function linksOfSite({ data: site, placeOf }: ValidFile<SiteConfiguration>): Reference[] {
  const { navbar, footer, docs, search, announcementBar } = site;
  const link = (path: readonly PropertyKey[], target: string | undefined): Reference[] =>
    target === undefined ? [] : [{ ...placeOf(path), target }];
  const announced: Reference[] = [];
  if (announcementBar) {
    visit(announcementTree(announcementBar.content), 'element', ({ properties }) => {
      if (typeof properties.href === 'string') announced.push(...link(['announcementBar', 'content'], properties.href));
    });
  }
  return [
    ...navbar.items.flatMap(({ to }, index) => link(['navbar', 'items', index, 'to'], to)),
    ...footer.columns.flatMap(({ links }, column) =>
      links.flatMap(({ to }, index) => link(['footer', 'columns', column, 'links', index, 'to'], to)),
    ),
    ...docs.versions.flatMap(({ to }, index) => link(['docs', 'versions', index, 'to'], to)),
    ...link(['search', 'pagePath'], search.pagePath),
    ...announced,
  ];
}

/** Reads a JSON file of the content by its schema. Never throws. */
function readFile<S extends z.ZodType>(
  schema: S,
  content: ContentFiles,
  relativePath: string,
  file: string,
): ReturnType<typeof validateStructuredText<S>> {
  const decoded = decodeText(content.read(relativePath));
  if ('text' in decoded) return validateStructuredText(schema, { file, text: decoded.text, kind: 'json' });
  const { place, message, remedy } = decoded;
  return { ok: false, problems: [{ file, ...place, message, remedy }], placeOf: () => place };
}

/**
 * Checks all texts that editors touch, without a build. Takes the content files and how they are named in messages.
 * @returns every problem, in no order; never throws for an editor's mistake.
 */
function checkTexts(content: ContentFiles, display: (relativePath: string) => string): Problem[] {
  const problems: Problem[] = [];
  const redirectEntries: RedirectEntry[] = [];
  const recordedUrls: RecordedUrl[] = [];
  const siteLinks: Reference[] = [];
  let redirectsAreRead = true;
  const ownHosts: string[] = [];
  const valid: ValidFile<unknown>[] = [];
  for (const relativePath of content.sizes.keys()) {
    const schema = schemaOfFile(relativePath);
    if (!schema) continue;
    const file = display(relativePath);
    const result = readFile(schema, content, relativePath, file);
    problems.push(...result.problems);
    if (!result.ok) {
      if (relativePath === 'redirects.json') redirectsAreRead = false;
      continue;
    }
    valid.push({ relativePath, data: result.data, placeOf: result.placeOf });
    if (relativePath === 'redirects.json') {
      for (const [index, { from, to }] of (result.data as z.output<typeof redirectsSchema>).entries()) {
        const toPlace = result.placeOf([index, 'to']);
        for (const [position, path] of from.entries()) {
          redirectEntries.push({ file, from: path, to, fromPlace: result.placeOf([index, 'from', position]), toPlace });
        }
      }
    }
    if (relativePath === 'urls.json') {
      const urls = result.data as z.output<typeof urlsSchema>;
      recordedUrls.push(...urls.map((url, index) => ({ url, ...result.placeOf([index]) })));
    }
    if (relativePath === 'site.json') {
      const site = result.data as SiteConfiguration;
      const siteFile = { relativePath, data: site, placeOf: result.placeOf };
      const announcementProblems = checkAnnouncement(site, file, result.placeOf);
      problems.push(...announcementProblems, ...checkCurrentExecYear(siteFile, [...content.sizes.keys()], file));
      ownHosts.push(site.url, ...(site.shortlinkUrl === '' ? [] : [site.shortlinkUrl]));
      if (announcementProblems.length === 0) siteLinks.push(...linksOfSite(siteFile));
    }
  }
  const wikiProblems = checkWiki(content, {
    display,
    routes: topLevelRoutes(),
    ownHosts,
    redirects: new Map(redirectEntries.map(({ from, to }) => [from, to])),
    redirectEntries,
    recordedUrls: redirectsAreRead ? recordedUrls : [],
    siteLinks,
  });
  return [...problems, ...checkSociety(societyFilesAmong(valid, content.sizes.keys()), content, display), ...wikiProblems];
}

/** What is wrong with the content folder itself. Takes its absolute path. */
export function checkRoot(root: string): Problem[] {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory()) return [];
  const file = displayPath('', root).replace(/\/$/, '');
  return [
    { file, line: 1, column: 1, message: 'There is no such folder.', remedy: 'Name the content folder in SITE_CONTENT, or leave it out.' },
  ];
}

function namesIn(root: string): (relativePath: string) => string {
  return (relativePath) => displayPath(relativePath, root);
}

/** Checks all but the bytes of pictures, which only {@link checkContent} opens. Takes the absolute path of the content root. */
export function checkAllButPictures(root: string, content = readContent(root)): Problem[] {
  const display = namesIn(root);
  return sortProblems([...checkFiles(content, display), ...checkTexts(content, display)]);
}

/**
 * Checks everything that editors touch, without a build. Takes the absolute path of the content root.
 * @returns every problem, in order; never throws for an editor's mistake.
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const rootProblems = checkRoot(root);
  if (rootProblems.length > 0) return rootProblems;
  const content = readContent(root);
  // Pictures are opened by other threads, while this one reads the texts.
  const pictures = checkPictures(content, namesIn(root));
  const problems = checkAllButPictures(root, content);
  return sortProblems([...problems, ...(await pictures)]);
}
