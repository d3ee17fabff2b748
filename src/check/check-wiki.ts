/** What concerns more than one file of the wiki: URLs, links, anchors, short links, pictures. */
import path from 'node:path';
import type { Problem } from '../content/problem';
import { drawDiagrams } from '../wiki/node/diagrams/draw-diagrams';
import { didYouMean, suggest } from '../content/suggest';
import { checkRedirects, type RedirectEntry } from './check-redirects';
import { checkNamespace } from './check-namespace';
import { checkRecord, type RecordedUrl, type SiteAddresses } from './check-published-urls';
import { isWikiPageFile, tagPath } from '../content/wiki-address';
import type { ContentFiles } from '../content/read-content';
import { readPageFacts, type PageFacts, type Reference, type TextFacts } from './page-facts';
import { checkLink } from './check-links';
import { readPageTexts } from './check-page-texts';

/** What the check knows of the site around the wiki. */
export interface SiteAround {
  /** How a file is named in messages. */
  display: (relativePath: string) => string;
  /** Addresses of pages that are not wiki pages, such as `/shows`. */
  routes: ReadonlySet<string>;
  /** Base URLs of the site itself. */
  ownHosts: readonly string[];
  /** The redirect table: where each path leads, and the file that says so. */
  redirects: ReadonlyMap<string, string>;
  /** The same, entry by entry, with the places in the file. */
  redirectEntries: readonly RedirectEntry[];
  /** The addresses that were ever published. */
  recordedUrls: readonly RecordedUrl[];
  /** Links of `site.json`. */
  siteLinks: readonly Reference[];
}

function checkUrls(pages: readonly PageFacts[], routes: ReadonlySet<string>): Problem[] {
  const byUrl = new Map<string, PageFacts>();
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

function checkSectionShortlinks(page: PageFacts): Problem[] {
  return (page.frontMatter?.sectionShortlinks ?? []).flatMap(({ hash }, index) => {
    const place = page.placeOf(['sectionShortlinks', index, 'hash']);
    if (!page.anchors.includes(hash)) {
      return [
        {
          file: page.file,
          ...place,
          message: `No heading of this page has the anchor "${hash}".`,
          remedy: `${didYouMean(hash, page.anchors)}Headings here: ${page.anchors.join(', ') || 'none'}.`,
        },
      ];
    }
    if (page.repeatedAnchors.has(hash)) {
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

/** Tags that are nearly those of other pages: each would get a page of its own. */
function checkTags(pages: readonly PageFacts[]): Problem[] {
  const uses = new Map<string, number>();
  for (const tag of pages.flatMap((page) => page.frontMatter?.tags ?? [])) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return pages.flatMap((page) =>
    (page.frontMatter?.tags ?? []).flatMap((tag, index, tags): Problem[] => {
      const problem = (message: string, remedy: string): Problem[] => [
        { file: page.file, ...page.placeOf(['tags', index]), message, remedy },
      ];
      if (tags.indexOf(tag) < index) return problem(`The tag "${tag}" is written twice.`, 'Keep one of the two.');
      const moreCommon = [...uses].flatMap(([other, count]) => (other !== tag && count > (uses.get(tag) ?? 0) ? [other] : []));
      const near = suggest(tag, moreCommon);
      return near === undefined ? [] : problem(`No other page has the tag "${tag}".`, `Did you mean "${near}"?`);
    }),
  );
}

/** A page without a word, and without pages below it whose cards it could show. */
function checkBlankPages(pages: readonly PageFacts[]): Problem[] {
  return pages
    .filter((page) => page.frontMatter && !page.hasText && !pages.some((other) => other.url.startsWith(`${page.url}/`)))
    .map(({ file }) => ({ file, line: 1, column: 1, message: 'The page has no text.', remedy: 'Write it below the front matter.' }));
}

/** A file as a link writes it, with `%20` for a space; as it stands where that cannot be read. */
function decodeFile(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

function checkFiles(page: TextFacts<unknown>, content: ContentFiles): Problem[] {
  const folder = path.posix.dirname(page.relativePath);
  return page.files.flatMap((reference) => {
    const target = path.posix.join(folder, decodeFile(reference.target));
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

/** A short link, what it opens, and the file that says so. */
interface ShortlinkFacts {
  name: string;
  target: string;
  file: string;
}

function shortlinksOf(page: PageFacts): ShortlinkFacts[] {
  const { shortlinks = [], sectionShortlinks = [] } = page.frontMatter ?? {};
  return [
    ...shortlinks.map((name) => ({ name, target: page.url, file: page.file })),
    ...sectionShortlinks.map(({ shortlink, hash }) => ({ name: shortlink, target: `${page.url}#${hash}`, file: page.file })),
  ];
}

/** Reads every page of the wiki. */
export function readWiki(content: ContentFiles, display: SiteAround['display']): PageFacts[] {
  return [...content.sizes.keys()]
    .filter(isWikiPageFile)
    .sort()
    .map((relativePath) => readPageFacts(relativePath, display(relativePath), content.read(relativePath)));
}

/** Every address of the site. Takes the wiki's pages, the addresses of other pages and the redirect table. */
export function addressesOf(
  pages: readonly PageFacts[],
  { routes, redirects }: { routes: ReadonlySet<string>; redirects: ReadonlyMap<string, string> },
): SiteAddresses {
  return {
    pages: pages.map((page) => page.url),
    routes: [...routes, ...pages.flatMap((page) => page.frontMatter?.tags.map(tagPath) ?? [])],
    shortlinks: pages.flatMap((page) => shortlinksOf(page).map(({ name }) => `/${name}`)),
    redirects: [...redirects.keys()],
  };
}

/** Charts that Mermaid cannot draw. They are drawn all at once, because starting it takes a while. */
function checkCharts(pages: readonly TextFacts<unknown>[]): Problem[] {
  const charts = pages.flatMap((page) => page.charts.map((chart) => ({ page, ...chart })));
  const readings = drawDiagrams(charts.map(({ chart }) => chart));
  return charts.flatMap(({ page, line, column, chart }, index) => {
    const reading = readings[index];
    if (!reading || 'svg' in reading) return [];
    const { message, line: lineInChart, remedy } = reading.problem;
    return [
      {
        file: page.file,
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

/** Checks the whole wiki, and all that links to it. Takes the content files and the site around; returns every problem. */
export function checkWiki(content: ContentFiles, siteAround: SiteAround): Problem[] {
  const pages = readWiki(content, siteAround.display);
  const texts = [...pages, ...readPageTexts(content, siteAround.display)];
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const addresses = addressesOf(pages, siteAround);
  // Tags make pages too, and pages may link to them.
  const around: SiteAround = { ...siteAround, routes: new Set(addresses.routes) };
  const shortlinks = pages.flatMap(shortlinksOf);
  const surroundings = {
    pages: byUrl,
    routes: around.routes,
    aliases: new Map([...around.redirects, ...shortlinks.map(({ name, target }): [string, string] => [`/${name}`, target])]),
    ownHosts: around.ownHosts,
  };
  const siteFile = { file: around.display('site.json'), url: '/', anchors: [] };
  return [
    ...texts.flatMap((text) => text.problems),
    ...checkUrls(pages, around.routes),
    ...checkTags(pages),
    ...checkBlankPages(pages),
    ...texts.flatMap((text) => text.links.flatMap((link) => checkLink(text, link, surroundings))),
    ...around.siteLinks.flatMap((link) => checkLink(siteFile, link, surroundings)),
    ...pages.flatMap(checkSectionShortlinks),
    ...texts.flatMap((text) => checkFiles(text, content)),
    ...checkCharts(texts),
    ...checkNamespace(pages, around),
    ...checkRedirects(around.redirectEntries, {
      pages: new Map(pages.map((page) => [page.url, page.anchors])),
      routes: around.routes,
      shortlinks: new Map(shortlinks.map(({ name, target, file }) => [`/${name}`, { target, file }])),
      ownHosts: around.ownHosts,
    }),
    // What a page that cannot be read answers to is not known; its own problem comes first.
    ...checkRecord(pages.every((page) => page.frontMatter) ? around.recordedUrls : [], addresses, {
      file: around.display('urls.json'),
      redirectsFile: around.display('redirects.json'),
    }),
  ];
}
