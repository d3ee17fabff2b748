/** Finds what nobody comes across: pages that nothing links to, and pictures and films that nothing shows. */
import path from 'node:path';
import { lightPictureOf, lightTwinOf } from '../content/drawing';
import { asWarning, type Problem } from '../content/problem';
import { isStaticFile } from '../content/content-root';
import { validFiles, type Content } from '../content/read-content';
import { siteSchema } from '../content/site-schema';
import { valuesMarked } from '../content/schema-marks';
import { WIKI_FOLDER } from '../content/wiki-address';
import { splitTarget } from './check-links';
import { linksOfSite } from './check-site';
import { checkText } from './check-text';
import { fileOfAddress } from '../content/addresses';

const SHOWN_BY_PAGES = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm|vtt)$/i;

/** Warns of wiki pages that no text links to: who does not know of them finds them in lists and by search only. */
function checkUnlinkedPages({ wiki, pageTexts, data }: Content): Problem[] {
  const [site] = validFiles(data, siteSchema);
  const links = [
    ...(site ? linksOfSite(site).map((link) => ({ ...link, from: '/' })) : []),
    ...[...wiki, ...pageTexts].flatMap((text) => checkText(text).links.map((link) => ({ ...link, from: text.url }))),
  ].map(({ target, from }) => ({ to: splitTarget(target).path, from }));
  const reached = new Set(links.filter(({ to, from }) => to !== from).map(({ to }) => to));
  return wiki
    .filter(({ url }) => url !== `/${WIKI_FOLDER}` && !reached.has(url))
    .map(({ file, url }) => ({
      file,
      line: 1,
      column: 1,
      message: 'No text links to this page: readers find it in lists and by search only.',
      remedy: `Link to ${url} from a page whose readers need it.`,
    }));
}

/** Warns of pictures, drawings and films that no page shows. */
function checkUnusedFiles({ wiki, pageTexts, data, sizes, display }: Content): Problem[] {
  const named = [
    ...[...wiki, ...pageTexts].flatMap((text) =>
      checkText(text).files.map(({ target }) => ({ relativePath: text.relativePath, file: fileOfAddress(target) })),
    ),
    ...data.flatMap(({ relativePath, schema, data: value }) =>
      valuesMarked<string>('picture', schema, value).map(({ value: file }) => ({ relativePath, file })),
    ),
  ];
  const shown = new Set(named.map(({ relativePath, file }) => path.posix.join(path.posix.dirname(relativePath), file)));
  return [...sizes.keys()]
    .filter((file) => !isStaticFile(file))
    .filter((file) => SHOWN_BY_PAGES.test(file) && ![file, lightTwinOf(file), lightPictureOf(file)].some((name) => shown.has(name)))
    .map((file) => ({
      file: display(file),
      line: 1,
      column: 1,
      message: 'No page shows this file.',
      remedy: `Show it, with ![words](./${path.posix.basename(file)} "caption") in a page beside it, or delete it.`,
    }));
}

/** Second copies of pages, which some programs leave, and documents, which pages cannot link to. */
const LEFT_BESIDE_PAGES = /\.mdx?(?:~|\.\w+)$|\.(?:pdf|pptx?|xlsx?|zip)$/i;

/** What a page is called that was saved without its ending, or as plain text. */
const WITHOUT_ENDING = /\/(?!(?:README|LICEN[CS]E)$)(?:[^./]+|[^/]+\.txt)$/i;

function remedyForLeftFile(file: string): string | undefined {
  if (isStaticFile(file)) return undefined;
  if (LEFT_BESIDE_PAGES.test(file)) return 'Delete it; a document for readers belongs into static/, and is linked to by its path there.';
  return file.startsWith(`${WIKI_FOLDER}/`) && WITHOUT_ENDING.test(file)
    ? 'End its name in ".mdx" if it is a page, or delete it.'
    : undefined;
}

/** Warns of files beside texts that somebody may take for a part of the site. */
function checkLeftFiles({ sizes, display }: Content): Problem[] {
  return [...sizes.keys()].flatMap((file) => {
    const remedy = remedyForLeftFile(file);
    return remedy === undefined
      ? []
      : [{ file: display(file), line: 1, column: 1, message: 'No part of the site reads this file.', remedy }];
  });
}

/** Warns of everything that is unused; takes content in which nothing is wrong. */
export function checkUnused(content: Content): Problem[] {
  return [...checkUnlinkedPages(content), ...checkUnusedFiles(content), ...checkLeftFiles(content)].map(asWarning);
}
