import { redirectsSchema, searchSchema } from '../content/data-schemas';
import { sortProblems, type Problem } from '../content/problem';
import { validFiles, type Content } from '../content/read-content';
import { anchorsOf } from '../content/read-text';
import { siteSchema } from '../content/site-schema';
import type { FormerPage } from '../history/node/former-pages';
import type { DrawDiagrams } from '../wiki/diagram';
import { checkFiles } from './check-files';
import { checkLink } from './check-links';
import { checkShortlinks, checkStaticFiles } from './check-namespace';
import { checkRecord, lostAddresses } from './check-published-urls';
import { checkRedirects } from './check-redirects';
import { checkSite } from './check-site';
import { checkSociety } from './check-society';
import { checkText } from './check-text';
import { checkTexts } from './check-texts';
import { siteMapOf, type SiteMap } from './site-map';

interface CheckTools {
  /** Addresses of top-level pages, such as `/shows`. */
  routes: ReadonlySet<string>;
  /** Paths of files in the project's own folder `static`, such as `/favicon.ico`. */
  staticFiles: readonly string[];
  /** See `servedAt` in load-site.ts. */
  servedAt: string;
  drawDiagrams: DrawDiagrams;
  /** A day as 2026-11-25. */
  today: string;
  /** Pages that Git's history has at the addresses from `lostUrlsOf`. */
  formerPages?: readonly FormerPage[];
}

function checkAddresses(content: Content, site: SiteMap, { routes, formerPages = [] }: CheckTools): Problem[] {
  const { data, wiki, pageTexts, display } = content;
  const lost = lostAddresses(content, routes, formerPages);
  const lostPages = new Map(lost.map(({ url, home }) => [url, home]));
  const [configuration] = validFiles(data, siteSchema);
  const ofSite = configuration && checkSite(configuration, content);
  const siteFile = { file: display('site.json'), url: '/', anchors: [] };
  return [
    ...(ofSite?.problems ?? []),
    ...(ofSite?.links ?? []).flatMap((link) => checkLink(siteFile, link, site, lostPages)),
    ...validFiles(data, redirectsSchema).flatMap(({ data: table, file, placeOf }) =>
      table.flatMap(({ to: target }, index) => checkLink({ ...siteFile, file }, { ...placeOf([index, 'to']), target }, site, lostPages)),
    ),
    ...validFiles(data, searchSchema).flatMap(({ data: { pages }, file, placeOf }) =>
      pages.flatMap(({ path: target }, index) =>
        checkLink({ ...siteFile, file }, { ...placeOf(['pages', index, 'path']), target }, site, lostPages),
      ),
    ),
    ...[...wiki, ...pageTexts].flatMap((text) => {
      const from = { file: text.file, url: text.url, anchors: anchorsOf(text) };
      return checkText(text).links.flatMap((link) => checkLink(from, link, site, lostPages));
    }),
    ...checkStaticFiles(content, site),
    ...checkShortlinks(content, site),
    ...checkRedirects(site),
    ...checkRecord(lost, content),
  ];
}

/**
 * Checks all content except the bytes of pictures, which `checkPictures` reads.
 * @returns every problem, sorted; never throws for an editor's mistake
 */
export function checkContent(content: Content, tools: CheckTools): Problem[] {
  const site = siteMapOf(content, tools.routes, tools.staticFiles, tools.servedAt);
  return sortProblems([
    ...checkFiles(content),
    ...content.data.flatMap(({ problems }) => problems),
    ...checkTexts(content, site, tools.drawDiagrams),
    ...checkAddresses(content, site, tools),
    ...checkSociety(content, site, tools.today),
  ]);
}
