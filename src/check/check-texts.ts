/** Checks what concerns several texts: addresses, short links of sections, tags, names, pictures, diagrams. */
import path from 'node:path';
import { fileOfAddress, hostOf } from '../content/addresses';
import { fileOfPageText, nameOfPageText, pageOfText, PAGE_TEXTS } from '../content/page-texts';
import { problemAt, START, warningAt, type Place, type Problem, type Words } from '../content/problem';
import { validFiles, type Content } from '../content/read-content';
import { anchorsOf, type PageTextFile, type WikiFile } from '../content/read-text';
import { siteSchema } from '../content/site-schema';
import { didYouMean, suggest } from '../content/suggest';
import { parentUrl, tagPath } from '../content/wiki-address';
import type { DrawDiagrams } from '../wiki/diagram';
import { adviseOn } from './check-advice';
import { checkText } from './check-text';
import type { SiteMap } from './site-map';

function checkUrls(pages: readonly WikiFile[], { routes }: SiteMap): Problem[] {
  const byUrl = new Map<string, WikiFile>();
  return pages.flatMap((page): Problem[] => {
    const { file, url } = page;
    const key = url.toLowerCase();
    const first = byUrl.get(key);
    byUrl.set(key, first ?? page);
    const isTaken = `This page and ${first?.file} have the same address, ${url}.`;
    return [
      ...(routes.has(key) ? [problemAt(file, START, `The site has a page of its own at ${url}.`, 'Give this page another name.')] : []),
      ...(first ? [problemAt(file, START, isTaken, 'Rename or delete one of the two files.')] : []),
    ];
  });
}

function checkSectionShortlinks(page: WikiFile): Problem[] {
  const anchors = anchorsOf(page);
  return (page.frontMatter?.sectionShortlinks ?? []).flatMap(({ hash }, index): Problem[] => {
    const place = page.placeOf(['sectionShortlinks', index, 'hash']);
    if (!anchors.includes(hash)) {
      const remedy = `${didYouMean(hash, anchors)}Headings here: ${anchors.join(', ') || 'none'}.`;
      return [problemAt(page.file, place, `No heading of this page has the anchor "${hash}".`, remedy)];
    }
    if (!page.headings.some(({ anchor, isRepeated }) => isRepeated && anchor === hash)) return [];
    const message = `The anchor "${hash}" depends on the order of two headings with the same words.`;
    return [problemAt(page.file, place, message, 'Change the words of one of the two.')];
  });
}

/** How often each tag is used, and of tags that would share a page the spelling that is right: the commonest, or else the first. */
interface TagUses {
  counts: ReadonlyMap<string, number>;
  spellings: ReadonlyMap<string, string>;
}

function usesOfTags(pages: readonly WikiFile[]): TagUses {
  const counts = new Map<string, number>();
  for (const tag of pages.flatMap((page) => page.frontMatter?.tags ?? [])) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const byUse = [...counts].sort(([, first], [, second]) => second - first).map(([tag]) => tag);
  return { counts, spellings: new Map(byUse.reverse().map((tag) => [tagPath(tag), tag])) };
}

/** What is wrong with a tag, if anything. */
function wordsOfTag(tag: string, isRepeated: boolean, { spellings }: TagUses): Words | undefined {
  if (isRepeated) return [`The tag "${tag}" is written twice.`, 'Keep one of the two.'];
  if (tagPath(tag) === tagPath('')) return [`The tag "${tag}" has no letters or digits.`, 'Write a word.'];
  if (tagPath(tag) === tagPath('index'))
    return [`The tag "${tag}" would take the address of the list of all tags.`, 'Choose another word.'];
  const right = spellings.get(tagPath(tag)) ?? tag;
  if (right === tag) return undefined;
  return [`The tags "${tag}" and "${right}" would have one page, ${tagPath(tag)}.`, `Write "${right}", or choose another word.`];
}

/** What may be wrong with a tag. */
function adviceOnTag(tag: string, { counts }: TagUses): Words | undefined {
  if (tag.includes(',')) return [`The tag "${tag}" looks like several.`, 'Write a list: tags: [Equipment, Guides].'];
  const near = suggest(tag, [...counts.keys()].filter((other) => (counts.get(other) ?? 0) > (counts.get(tag) ?? 0))); // prettier-ignore
  return near === undefined ? undefined : [`The tag "${tag}" is nearly "${near}", which more pages have.`, `Did you mean "${near}"?`];
}

/** Checks tags: a misspelt one would get a page of its own, and two with one address would share theirs. */
function checkTags(pages: readonly WikiFile[]): Problem[] {
  const uses = usesOfTags(pages);
  return pages.flatMap(({ file, frontMatter, placeOf }) =>
    (frontMatter?.tags ?? []).flatMap((tag, index, tags): Problem[] => {
      const words = wordsOfTag(tag, tags.indexOf(tag) < index, uses);
      if (words) return [problemAt(file, placeOf(['tags', index]), ...words)];
      const advice = adviceOnTag(tag, uses);
      return advice ? [warningAt(file, placeOf(['tags', index]), ...advice)] : [];
    }),
  );
}

/** Warns of pages with one name in one folder: readers of a list could not tell them apart. */
function checkNames(pages: readonly WikiFile[]): Problem[] {
  const known = new Map<string, WikiFile>();
  return pages.flatMap((page) => {
    const name = page.frontMatter?.sidebar_label ?? page.title;
    const key = `${parentUrl(page.url)} ${name.toLowerCase()}`;
    const first = known.get(key);
    known.set(key, first ?? page);
    if (!first || first.url.toLowerCase() === page.url.toLowerCase()) return [];
    const message = `This page and ${first.file} are in one folder, and both are called "${name}".`;
    return [warningAt(page.file, page.placeOf(['title']), message, 'Change one title, or give one page a sidebar_label.')];
  });
}

/** Reports pages without text, unless cards of the pages below them are shown instead. */
function checkBlankPages(pages: readonly WikiFile[]): Problem[] {
  return pages
    .filter((page) => page.frontMatter && page.body.trim() === '' && !pages.some((other) => other.url.startsWith(`${page.url}/`)))
    .map(({ file }) => problemAt(file, START, 'The page has no text.', 'Write it below the front matter.'));
}

function checkFiles(page: WikiFile | PageTextFile, { sizes }: Content): Problem[] {
  const folder = path.posix.dirname(page.relativePath);
  return checkText(page).files.flatMap(({ target: written, ...place }) => {
    const target = path.posix.join(folder, fileOfAddress(written));
    if (sizes.has(target)) return [];
    const beside = [...sizes.keys()]
      .filter((file) => path.posix.dirname(file) === path.posix.dirname(target))
      .map((file) => path.posix.basename(file));
    const remedy = `${didYouMean(path.posix.basename(target), beside)}Put the file beside the page, or correct its name.`;
    return [problemAt(page.file, place, `The file ${written} does not exist.`, remedy)];
  });
}

/** Reports embedded pages of hosts that site.json doesn't list; nothing while that file is invalid. */
function checkEmbeds(text: WikiFile | PageTextFile, { data }: Content): Problem[] {
  const [site] = validFiles(data, siteSchema);
  return checkText(text).embeds.flatMap(({ target, ...place }): Problem[] => {
    const host = hostOf(target);
    if (!site || site.data.embedHosts.includes(host)) return [];
    const remedy = `Add "${host}" to "embedHosts" in site.json, or write a link.`;
    return [problemAt(text.file, place, `Pages may not show ${host} within themselves.`, remedy)];
  });
}

/** Width of a column of text, in the units of drawings. */
const WIDTH_OF_COLUMN = 736;

/** Warns of a drawing that is shrunk to fit a column, and its words with it. */
function adviseOnWidth(svg: string, file: string, place: Place): Problem[] {
  const width = Math.ceil(Number(/ viewBox="\S+ \S+ ([\d.]+) /.exec(svg)?.[1] ?? 0));
  if (width <= WIDTH_OF_COLUMN) return [];
  const message = `This diagram is wider than a column (${width}, ${WIDTH_OF_COLUMN}), so its words are small.`;
  return [warningAt(file, place, message, 'Let it run from top to bottom (TD), or shorten its words.')];
}

/** Reports charts that Mermaid cannot draw. */
function checkCharts(texts: readonly (WikiFile | PageTextFile)[], drawDiagrams: DrawDiagrams): Problem[] {
  const charts = texts.flatMap((text) => checkText(text).charts.map((chart) => ({ file: text.file, ...chart })));
  const readings = drawDiagrams(charts.map(({ chart }) => chart));
  return charts.flatMap(({ file, line, column, chart }, index) => {
    const reading = readings[index];
    if (!reading) return [];
    if ('svg' in reading) return adviseOnWidth(reading.svg, file, { line, column });
    const { message, line: lineInChart, remedy } = reading.problem;
    const place = { line: line + Math.min(lineInChart, chart.split('\n').length) - 1, column };
    const usual = 'Look here and above for an unclosed bracket or quote, or a misspelt arrow or kind.';
    return [problemAt(file, place, `Mermaid cannot draw this diagram: ${message}.`, remedy ?? usual)];
  });
}

/** Reports a text of `content/pages` that no page shows. */
function checkPlace({ relativePath, file }: PageTextFile): Problem[] {
  const name = nameOfPageText(relativePath);
  if (pageOfText(name) !== undefined && fileOfPageText(name) === relativePath) return [];
  const names = Object.keys(PAGE_TEXTS);
  const remedy = `${didYouMean(relativePath, names.map(fileOfPageText))}Names: ${names.join(', ')}.`;
  return [problemAt(file, START, 'No page shows this text.', remedy)];
}

/** Checks every text by itself and in relation to the others; its links are checked with those of other files. */
export function checkTexts(content: Content, site: SiteMap, drawDiagrams: DrawDiagrams): Problem[] {
  const { wiki, pageTexts } = content;
  const texts = [...wiki, ...pageTexts];
  return [
    ...texts.flatMap((text) => [...checkText(text).problems, ...checkFiles(text, content), ...checkEmbeds(text, content)]),
    ...wiki.flatMap((page) => [...adviseOn(page), ...checkSectionShortlinks(page)]),
    ...pageTexts.flatMap(checkPlace),
    ...checkUrls(wiki, site),
    ...checkTags(wiki),
    ...checkNames(wiki),
    ...checkBlankPages(wiki),
    ...checkCharts(texts, drawDiagrams),
  ];
}
