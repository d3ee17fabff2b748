/** Warns of pages that no page links to, and of pictures that no page shows. */
import path from 'node:path';
import { fileOfAddress } from '../content-model/addresses';
import { isStaticFile } from '../content-model/content-root';
import { isPicture } from '../content-model/page-components';
import { START, warningAt, type Problem } from '../content-model/problem';
import { areTextsValid, isDataValid } from '../content-model/read-content';
import { valuesMarked } from '../content-model/schema-marks';
import { WIKI_FOLDER } from '../content-model/wiki-address';
import { NOT_IN_FILE_NAMES } from './check-files';
import { splitTarget } from './check-links';
import { checkText } from './check-text';
import type { Facts } from './facts';

/** Cards and the sidebar lead to every page, but only a link in a text says when a reader needs it. */
export function adviseOnUnlinkedPages({ content: { wiki }, links }: Facts): Problem[] {
  if (wiki.some(({ tree }) => !tree)) return [];
  const pathOf = (target: string): string => splitTarget(target).path;
  const linked = new Set(links().flatMap(({ url, target }) => (pathOf(target) === url ? [] : pathOf(target))));
  return wiki
    .filter(({ url }) => url !== `/${WIKI_FOLDER}` && !linked.has(url) && !wiki.some((other) => other.url.startsWith(`${url}/`)))
    .map(({ file, url }) => warningAt(file, START, `No page links to ${url}.`, 'Link to it where readers need it.'));
}

/** The pictures that texts and JSON files name, relative to the content folder. */
function shownPictures({ texts, content: { data } }: Facts): Set<string> {
  const beside = (file: string, name: string): string => path.posix.join(path.posix.dirname(file), name).normalize('NFC');
  const named = [
    ...texts.flatMap((text) => checkText(text).files.map(({ target }) => beside(text.relativePath, fileOfAddress(target)))),
    ...data.flatMap(({ relativePath, schema, data: valid }) =>
      valuesMarked<string>('picture', schema, valid).map(({ value }) => beside(relativePath, value)),
    ),
  ];
  return new Set(named);
}

/** A picture stays in the repository for ever, so one that nothing shows should not be added. */
export function adviseOnUnusedPictures(facts: Facts): Problem[] {
  const { texts, content } = facts;
  const { sizes, has, display } = content;
  if (!areTextsValid(content) || !isDataValid(content) || texts.some(({ tree }) => !tree)) return [];
  const shown = shownPictures(facts);
  // A name that is misspelt in a text may be that of an unused picture.
  const missing = new Set([...shown].filter((name) => !has(name)).map((name) => path.posix.dirname(name)));
  return [...sizes.keys()]
    .filter((name) => isPicture(name) && !isStaticFile(name) && !NOT_IN_FILE_NAMES.test(name) && !missing.has(path.posix.dirname(name)))
    .filter((name) => !shown.has(name.normalize('NFC')))
    .map((name) => warningAt(display(name), START, 'No page shows this picture.', 'Show it, or delete it.'));
}
