/** Checks what concerns several texts: URLs, links, anchors, short links, tags, pictures, diagrams. */
import path from 'node:path';
import { fileOfAddress, hostOf } from '../content/addresses';
import { asWarning, type Problem } from '../content/problem';
import { validFiles, type Content, type ContentFiles } from '../content/read-content';
import type { PageTextFile, WikiFile } from '../content/read-text';
import { fileOfPageText, nameOfPageText, pageOfText, PAGE_TEXTS } from '../content/page-texts';
import { didYouMean, suggest } from '../content/suggest';
import { siteSchema } from '../content/site-schema';
import { parentUrl, tagPath } from '../content/wiki-address';
import { shortlinksOf } from '../links/shortlinks';
import type { DrawDiagrams } from '../wiki/diagram';
import type { SiteAddresses } from './check-published-urls';
import { adviseOn } from './check-advice';
import { checkText } from './check-text';

/** Anchors that links to a page may use; the title has none, because it is above the text. */
export function anchorsOf({ headings }: WikiFile | PageTextFile): string[] {
  return headings.filter(({ depth }) => depth > 1).map(({ anchor }) => anchor);
}

function checkUrls(pages: readonly WikiFile[], routes: ReadonlySet<string>): Problem[] {
  const byUrl = new Map<string, WikiFile>();
  const problems: Problem[] = [];
  for (const page of pages) {
    if (routes.has(page.url.toLowerCase())) {
      problems.push({
        file: page.file,
        line: 1,
        column: 1,
        message: `The site has a page of its own at ${page.url}.`,
        remedy: 'Give this page another name.',
      });
    }
    const first = byUrl.get(page.url.toLowerCase());
    if (first) {
      problems.push({
        file: page.file,
        line: 1,
        column: 1,
        message: `This page and ${first.file} have the same address, ${page.url}.`,
        remedy: 'Rename or delete one of the two files.',
      });
    } else byUrl.set(page.url.toLowerCase(), page);
  }
  return problems;
}

function checkSectionShortlinks(page: WikiFile): Problem[] {
  const anchors = anchorsOf(page);
  return (page.frontMatter?.sectionShortlinks ?? []).flatMap(({ hash }, index) => {
    const place = page.placeOf(['sectionShortlinks', index, 'hash']);
    if (!anchors.includes(hash)) {
      return [
        {
          file: page.file,
          ...place,
          message: `No heading of this page has the anchor "${hash}".`,
          remedy: `${didYouMean(hash, anchors)}Headings here: ${anchors.join(', ') || 'none'}.`,
        },
      ];
    }
    if (page.headings.some(({ anchor, isRepeated }) => isRepeated && anchor === hash)) {
      return [
        {
          file: page.file,
          ...place,
          message: `The anchor "${hash}" depends on the order of two headings with the same words.`,
          remedy: 'Give the heading words of its own.',
        },
      ];
    }
    return [];
  });
}

/**
 * Reports tags that nearly match those of other pages, because each would get a page of its own; and those that match so
 * nearly that they would share one, which would then show the pages of one of the two.
 */
function checkTags(pages: readonly WikiFile[]): Problem[] {
  const uses = new Map<string, number>();
  for (const tag of pages.flatMap((page) => page.frontMatter?.tags ?? [])) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  // Of two spellings the more common is right; of two as common, the first.
  const byUse = [...uses].sort(([, first], [, second]) => second - first).map(([tag]) => tag);
  const spelling = new Map([...byUse].reverse().map((tag) => [tagPath(tag), tag]));
  return pages.flatMap((page) =>
    (page.frontMatter?.tags ?? []).flatMap((tag, index, tags): Problem[] => {
      const problem = (message: string, remedy: string): Problem[] => [
        { file: page.file, ...page.placeOf(['tags', index]), message, remedy },
      ];
      if (tags.indexOf(tag) < index) return problem(`The tag "${tag}" is written twice.`, 'Keep one of the two.');
      if (tagPath(tag) === tagPath('')) return problem(`The tag "${tag}" has no letters or digits.`, 'Write a word.');
      if (tagPath(tag) === tagPath('index')) {
        return problem(`The page of the tag "${tag}" would lie on the one of all tags.`, 'Choose another word.');
      }
      const same = spelling.get(tagPath(tag)) ?? tag;
      if (same !== tag) {
        return problem(`The tags "${tag}" and "${same}" would have one page, ${tagPath(tag)}.`, `Write "${same}", or choose another word.`);
      }
      if (tag.includes(','))
        return problem(`The tag "${tag}" looks like several.`, 'Write a list: tags: [Equipment, Guides].').map(asWarning);
      const moreCommon = byUse.filter((other) => (uses.get(other) ?? 0) > (uses.get(tag) ?? 0));
      const near = suggest(tag, moreCommon);
      if (near === undefined) return [];
      return problem(`The tag "${tag}" is nearly "${near}", which more pages have.`, `Did you mean "${near}"?`).map(asWarning);
    }),
  );
}

/** Warns of pages that lists of one folder show by the same name, so that readers cannot tell them apart. */
function checkNames(pages: readonly WikiFile[]): Problem[] {
  const known = new Map<string, WikiFile>();
  return pages.flatMap((page) => {
    const name = page.frontMatter?.sidebar_label ?? page.title;
    const place = `${parentUrl(page.url)} ${name.toLowerCase()}`;
    const first = known.get(place);
    if (!first) known.set(place, page);
    if (!first || first.url.toLowerCase() === page.url.toLowerCase()) return [];
    const message = `This page and ${first.file} are beside each other, and both are called "${name}".`;
    const remedy = 'Give one of the two another title, or a sidebar_label of its own.';
    return [asWarning({ file: page.file, ...page.placeOf(['title']), message, remedy })];
  });
}

/** Reports pages without any text and without child pages whose cards they could show. */
function checkBlankPages(pages: readonly WikiFile[]): Problem[] {
  return pages
    .filter((page) => page.frontMatter && page.body.trim() === '' && !pages.some((other) => other.url.startsWith(`${page.url}/`)))
    .map(({ file }) => ({ file, line: 1, column: 1, message: 'The page has no text.', remedy: 'Write it below the front matter.' }));
}

function checkFiles(page: WikiFile | PageTextFile, content: ContentFiles): Problem[] {
  const folder = path.posix.dirname(page.relativePath);
  return checkText(page).files.flatMap((reference) => {
    const target = path.posix.join(folder, fileOfAddress(reference.target));
    if (content.sizes.has(target)) return [];
    const beside = [...content.sizes.keys()]
      .filter((file) => path.posix.dirname(file) === path.posix.dirname(target))
      .map((file) => path.posix.basename(file));
    return [
      {
        file: page.file,
        line: reference.line,
        column: reference.column,
        message: `The file ${reference.target} does not exist.`,
        remedy: `${didYouMean(path.posix.basename(target), beside)}Put the file beside the page, or mend its name.`,
      },
    ];
  });
}

/** Reports embedded pages of hosts that site.json doesn't list; nothing while that file is invalid. */
function checkEmbeds(text: WikiFile | PageTextFile, { data }: Content): Problem[] {
  const [site] = validFiles(data, siteSchema);
  return checkText(text).embeds.flatMap(({ target, ...place }): Problem[] => {
    const host = hostOf(target);
    if (!site || site.data.embedHosts.includes(host)) return [];
    return [
      {
        file: text.file,
        ...place,
        message: `Pages may not show ${host} within themselves.`,
        remedy: `Add "${host}" to "embedHosts" in site.json, or write a link.`,
      },
    ];
  });
}

/**
 * Every address of the site.
 * @param routes addresses of all pages outside the wiki, those of tags included
 */
export function addressesOf(
  pages: readonly WikiFile[],
  { routes, redirects }: { routes: ReadonlySet<string>; redirects: ReadonlyMap<string, string> },
): SiteAddresses {
  return {
    pages: pages.map((page) => page.url),
    routes: [...routes],
    shortlinks: pages.flatMap((page) => shortlinksOf(page).map((shortlink) => shortlink.path)),
    redirects: [...redirects.keys()],
  };
}

/** Adds the pages of tags to the addresses of pages outside the wiki, because texts may link to them. */
export function routesWithTags(routes: ReadonlySet<string>, pages: readonly WikiFile[]): Set<string> {
  return new Set([...routes, ...pages.flatMap(({ frontMatter }) => frontMatter?.tags.map(tagPath) ?? [])]);
}

/** Width of a column of text, in the units of drawings. */
const WIDTH_OF_COLUMN = 736;

/** Warns of a drawing that is shrunk to fit a column, and its words with it. */
function adviseOnWidth(svg: string, place: Pick<Problem, 'file' | 'line' | 'column'>): Problem[] {
  const width = Math.ceil(Number(/ viewBox="\S+ \S+ ([\d.]+) /.exec(svg)?.[1] ?? 0));
  if (width <= WIDTH_OF_COLUMN) return [];
  const message = `This diagram is ${width} wide and a column of text ${WIDTH_OF_COLUMN}, so its words are shown smaller than text.`;
  return [asWarning({ ...place, message, remedy: 'Let it run from top to bottom (TD), or write its longest words shorter.' })];
}

/** Reports charts that Mermaid cannot draw. */
function checkCharts(texts: readonly (WikiFile | PageTextFile)[], drawDiagrams: DrawDiagrams): Problem[] {
  const charts = texts.flatMap((text) => checkText(text).charts.map((chart) => ({ file: text.file, ...chart })));
  const readings = drawDiagrams(charts.map(({ chart }) => chart));
  return charts.flatMap(({ file, line, column, chart }, index) => {
    const reading = readings[index];
    if (!reading) return [];
    if ('svg' in reading) return adviseOnWidth(reading.svg, { file, line, column });
    const { message, line: lineInChart, remedy } = reading.problem;
    return [
      {
        file,
        line: line + Math.min(lineInChart, chart.split('\n').length) - 1,
        column,
        message: `Mermaid cannot draw this diagram: ${message}.`,
        remedy:
          remedy ??
          'Mend this line or the one above it: look for an unclosed bracket or quote, a misspelt arrow or an unknown kind of diagram.',
      },
    ];
  });
}

/** Reports a text of `content/pages` that no page shows. */
function checkPlace({ relativePath, file }: PageTextFile): Problem[] {
  const name = nameOfPageText(relativePath);
  if (pageOfText(name) !== undefined && fileOfPageText(name) === relativePath) return [];
  const names = Object.keys(PAGE_TEXTS);
  const remedy = `${didYouMean(relativePath, names.map(fileOfPageText))}Names: ${names.join(', ')}.`;
  return [{ file, line: 1, column: 1, message: 'No page shows this text.', remedy }];
}

/** Checks every text by itself and in relation to the others; its links are checked with those of other files. */
export function checkTexts(content: Content, routes: ReadonlySet<string>, drawDiagrams: DrawDiagrams): Problem[] {
  const { wiki, pageTexts } = content;
  const texts = [...wiki, ...pageTexts];
  return [
    ...texts.flatMap((text) => checkText(text).problems),
    ...wiki.flatMap(adviseOn),
    ...pageTexts.flatMap(checkPlace),
    ...checkUrls(wiki, routes),
    ...checkTags(wiki),
    ...checkNames(wiki),
    ...checkBlankPages(wiki),
    ...wiki.flatMap(checkSectionShortlinks),
    ...texts.flatMap((text) => checkFiles(text, content)),
    ...texts.flatMap((text) => checkEmbeds(text, content)),
    ...checkCharts(texts, drawDiagrams),
  ];
}
