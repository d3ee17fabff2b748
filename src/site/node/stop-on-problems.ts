import { contentRoot } from '../../content/content-root';
import { loadSiteConfiguration } from '../../content/load-site';
import { ContentError, formatProblems, withoutWarnings, type Problem } from '../../content/problem';
import type { SiteConfiguration } from '../../content/site-schema';
import { findProblems, findProblemsInTexts } from './find-problems';

function stopWith(problems: readonly Problem[]): never {
  // Printed as it is, because a stack trace would bury what the editor has to fix.
  process.stderr.write(`\n${formatProblems(problems)}\n`);
  process.exit(1);
}

/** Stops a build whose content is wrong, listing every problem; while developing, the browser shows them instead. */
export async function stopOnContentProblems(): Promise<void> {
  if (process.env.NODE_ENV === 'development') return;
  const problems = withoutWarnings(await findProblems(contentRoot()));
  if (problems.length > 0) stopWith(problems);
}

/** The site's configuration. Nothing can start without a valid one, so otherwise all problems are printed and the process exits. */
export function loadSiteOrStop(): SiteConfiguration {
  try {
    return loadSiteConfiguration();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const all = withoutWarnings(findProblemsInTexts(contentRoot()));
    stopWith(all.length > 0 ? all : error.problems);
  }
}
