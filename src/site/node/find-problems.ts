/** The content check that the command line, the build and the development server share. */
import { checkPictures } from '../../check/check-pictures';
import { checkContent } from '../../check/rules';
import { dayInLondon } from '../../components/dates';
import { contentRoot } from '../../content-model/content-root';
import { loadSiteConfiguration, pathPrefix, siteAddress } from '../../content-model/load-site';
import { ContentError, formatProblems, sortProblems, withoutWarnings, type Problem } from '../../content-model/problem';
import { checkRoot, readContent, validFiles } from '../../content-model/read-content';
import { staticFiles, topLevelRoutes } from '../../content-model/routes';
import { siteSchema, type SiteConfiguration } from '../../content-model/site-schema';
import { publishedAddresses } from '../../links/node/site-addresses';
import { drawDiagrams } from '../../wiki/node/diagrams/draw-diagrams';

const toolsOf = (root: string) => ({
  routes: topLevelRoutes(root),
  staticFiles: staticFiles(),
  siteAddress: siteAddress(),
  drawDiagrams,
  today: dayInLondon(new Date()),
});

/** Checks everything except the bytes of pictures. `root` is the content folder's absolute path. */
export function findProblemsInTexts(root: string): Problem[] {
  return checkContent(readContent(root), toolsOf(root));
}

/**
 * Returns every problem of the content folder `root`, sorted, without a build. Never throws for an editor's mistake.
 * @param isSiteAsked whether to compare with the addresses of the published site, for which a network is needed
 */
export async function findProblems(root: string, isSiteAsked = false): Promise<Problem[]> {
  const rootProblems = checkRoot(root);
  if (rootProblems.length > 0) return rootProblems;
  const content = readContent(root);
  // Not awaited yet: sharp works in other threads meanwhile.
  const pictures = checkPictures(content);
  const [site] = isSiteAsked ? validFiles(content.data, siteSchema) : [];
  const onSite = site && (await publishedAddresses(site.data.url + pathPrefix()));
  const problems = checkContent(content, { ...toolsOf(root), onSite });
  return sortProblems([...problems, ...(await pictures)]);
}

function stopWith(problems: readonly Problem[]): never {
  // A stack trace would bury what to fix.
  process.stderr.write(`\n${formatProblems(problems)}\n`);
  process.exit(1);
}

/** Stops a build whose content is wrong, listing every problem. While developing, the browser shows them. */
export async function stopOnContentProblems(): Promise<void> {
  if (process.env.NODE_ENV === 'development') return;
  const problems = withoutWarnings(await findProblems(contentRoot()));
  if (problems.length > 0) stopWith(problems);
}

/** The site's configuration. Without a valid one it prints all problems and exits. */
export function loadSiteOrStop(): SiteConfiguration {
  try {
    return loadSiteConfiguration();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const all = withoutWarnings(findProblemsInTexts(contentRoot()));
    stopWith(all.length > 0 ? all : error.problems);
  }
}
