import path from 'node:path';
import { fileSlugOf } from '../content-model/address-rules';
import { fileOfAddress, hostOf } from '../content-model/addresses';
import { fileOfPageText, nameOfPageText, pageOfText, PAGE_TEXTS, PART_OF_PAGE_NAME } from '../content-model/page-texts';
import { problemAt, START, warningAt, type Problem, type MessageAndRemedy } from '../content-model/problem';
import type { PageTextFile, WikiFile } from '../content-model/read-text';
import { PLACEHOLDERS } from '../content-model/skeletons';
import { didYouMean } from '../content-model/suggest';
import { tagPath } from '../content-model/wiki-address';
import { checkText } from './check-text';
import type { Facts } from './facts';

/** The right spelling of each tag, by the address of its page: the most frequent one, or else the first. */
function spellingsOf(pages: readonly WikiFile[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const tag of pages.flatMap((page) => page.frontMatter?.tags ?? [])) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const byUse = [...counts].sort(([, first], [, second]) => second - first).map(([tag]) => tag);
  return new Map(byUse.reverse().map((tag) => [tagPath(tag), tag]));
}

function messageForTag(tag: string, isRepeated: boolean, spellings: ReadonlyMap<string, string>): MessageAndRemedy | undefined {
  if (isRepeated) return [`The tag "${tag}" is written twice.`, 'Keep one of the two.'];
  if (tagPath(tag) === tagPath('')) return [`The tag "${tag}" has no letters or digits.`, 'Write a word.'];
  if (tagPath(tag) === tagPath('index'))
    return [`The tag "${tag}" would take the address of the list of all tags.`, 'Choose another word.'];
  const right = spellings.get(tagPath(tag)) ?? tag;
  if (right === tag) return undefined;
  return [`The tags "${tag}" and "${right}" would share the page ${tagPath(tag)}.`, `Write "${right}", or choose another word.`];
}

export function checkTags({ content: { wiki } }: Facts): Problem[] {
  const spellings = spellingsOf(wiki);
  return wiki.flatMap(({ file, frontMatter, positionOf }) =>
    (frontMatter?.tags ?? []).flatMap((tag, index, tags): Problem[] => {
      const message = messageForTag(tag, tags.indexOf(tag) < index, spellings);
      return message ? [problemAt(file, positionOf(['tags', index]), ...message)] : [];
    }),
  );
}

/** A tag in the singular, to compare: `Ratchet straps` → `ratchet strap`. */
const singularOf = (tag: string): string => tagPath(tag).replace(/(?<!s)s$|(?<=[sxh])es$/, '');

/** Warns of tags that differ by their number alone: each would have a page with half of the pages. */
export function adviseOnTags({ content: { wiki } }: Facts): Problem[] {
  const uses = wiki.flatMap((page) => (page.frontMatter?.tags ?? []).map((tag, index) => ({ tag, page, index })));
  const countOf = (tag: string): number => uses.filter((use) => use.tag === tag).length;
  return uses.flatMap(({ tag, page, index }) => {
    const other = uses.find(
      (use) => singularOf(use.tag) === singularOf(tag) && tagPath(use.tag) !== tagPath(tag) && countOf(use.tag) >= countOf(tag),
    );
    // Of two that are equally frequent, the first is right.
    if (!other || (countOf(other.tag) === countOf(tag) && uses.findIndex((use) => use.tag === tag) < uses.indexOf(other))) return [];
    return [
      warningAt(
        page.file,
        page.positionOf(['tags', index]),
        `The tags "${tag}" and "${other.tag}" differ only in number, and each has a page.`,
        `Write "${other.tag}", or choose another word.`,
      ),
    ];
  });
}

/** How many characters of a description search engines and link previews show. */
const LONGEST_DESCRIPTION = 160;

/** Warns of text from `npm run new` that nobody replaced, and of a description that would be cut off. */
export function adviseOnPage({ file, frontMatter, body, positionOf }: WikiFile): Problem[] {
  const description = frontMatter?.description ?? '';
  const { length } = [...description];
  const unchanged = 'This is still the placeholder of a new page.';
  const line = body.split('\n').findIndex((written) => (PLACEHOLDERS.lines as readonly string[]).includes(written.trim())) + 1;
  const tooLong = `The description has ${length} characters, and search results show ${LONGEST_DESCRIPTION}.`;
  return [
    ...(description === PLACEHOLDERS.description
      ? [warningAt(file, positionOf(['description']), unchanged, 'Say in one sentence what the page is for.')]
      : []),
    ...(line > 0 ? [warningAt(file, { line, column: 1 }, unchanged, 'Replace it with your own text.')] : []),
    ...(length > LONGEST_DESCRIPTION ? [warningAt(file, positionOf(['description']), tooLong, 'Shorten it to one sentence.')] : []),
  ];
}

/** A page without text is fine if pages are below it: it shows their cards. */
export function checkBlankPages({ content: { wiki } }: Facts): Problem[] {
  return wiki
    .filter((page) => page.frontMatter && page.body.trim() === '' && !wiki.some((other) => other.url.startsWith(`${page.url}/`)))
    .map(({ file }) => problemAt(file, START, 'The page has no text.', 'Write it below the front matter.'));
}

export function checkFiles(page: WikiFile | PageTextFile, { content: { sizes, has } }: Facts): Problem[] {
  const folder = path.posix.dirname(page.relativePath);
  return checkText(page).files.flatMap(({ target: written, ...place }) => {
    const target = path.posix.join(folder, fileOfAddress(written));
    if (has(target)) return [];
    const beside = [...sizes.keys()]
      .filter((file) => path.posix.dirname(file) === path.posix.dirname(target))
      .map((file) => path.posix.basename(file));
    const remedy = `${didYouMean(path.posix.basename(target), beside)}Put the file beside the page, or correct its name.`;
    return [problemAt(page.file, place, `The file ${written} does not exist.`, remedy)];
  });
}

/** Reports nothing while site.json, which lists the hosts, is invalid. */
export function checkEmbeds(text: WikiFile | PageTextFile, { siteFile }: Facts): Problem[] {
  const [site] = siteFile();
  return checkText(text).embeds.flatMap(({ target, ...place }): Problem[] => {
    const host = hostOf(target);
    if (!site || site.data.embedHosts.includes(host)) return [];
    const remedy = `Add "${host}" to "embedHosts" in site.json, or write a link.`;
    return [problemAt(text.file, place, `Pages may not embed ${host}.`, remedy)];
  });
}

export function checkCharts({ texts, drawDiagrams }: Facts): Problem[] {
  const charts = texts.flatMap((text) => checkText(text).charts.map((chart) => ({ file: text.file, ...chart })));
  const readings = drawDiagrams(charts.map(({ chart }) => chart));
  return charts.flatMap(({ file, line, column, chart }, index) => {
    const reading = readings[index];
    if (!reading || !('problem' in reading)) return [];
    const { message, line: lineInChart, remedy } = reading.problem;
    const place = { line: line + Math.min(lineInChart, chart.split('\n').length) - 1, column };
    const usual = 'Look here and above for an unclosed bracket or quote, or a misspelt arrow or kind.';
    return [problemAt(file, place, `This diagram cannot be drawn: ${message}.`, remedy ?? usual)];
  });
}

export function checkIsShown({ relativePath, file }: PageTextFile): Problem[] {
  const name = nameOfPageText(relativePath);
  if (pageOfText(name) !== undefined && fileOfPageText(name) === relativePath) return [];
  const bad = name.split('/').find((part) => !PART_OF_PAGE_NAME.test(part));
  if (bad !== undefined) {
    const rename = `Use small letters, digits and "-", as in "${fileSlugOf(bad).replace(/[._]/g, '-')}".`;
    return [problemAt(file, START, `The name "${bad}" cannot be part of an address.`, rename)];
  }
  const names = Object.keys(PAGE_TEXTS);
  const remedy = `${didYouMean(relativePath, names.map(fileOfPageText))}Names: ${names.join(', ')}.`;
  return [problemAt(file, START, 'No page shows this text.', remedy)];
}
