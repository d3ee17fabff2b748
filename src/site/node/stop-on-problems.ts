import { contentRoot } from '../../content/content-root';
import { loadSiteConfiguration } from '../../content/load-site';
import { ContentError, formatProblems, type Problem } from '../../content/problem';
import type { SiteConfiguration } from '../../content/site-schema';
import { findProblems, findProblemsInTexts } from './find-problems';

function stopWith(problems: readonly Problem[]): never {
  // A stack trace would hide what the editor has to mend, so the report is printed as it is.
  process.stderr.write(`\n${formatProblems(problems)}\n`);
  process.exit(1);
}

/** Stops a build whose content is wrong, with every problem at once; while developing, the browser is told instead. */
export async function stopOnContentProblems(): Promise<void> {
  if (process.env.NODE_ENV === 'development') return;
  const problems = await findProblems(contentRoot());
  if (problems.length > 0) stopWith(problems);
}

/** The configuration of the site; without a good one nothing can start, so that every problem is told and all ends. */
export function loadSiteOrStop(): SiteConfiguration {
  try {
    return loadSiteConfiguration();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const all = findProblemsInTexts(contentRoot());
    stopWith(all.length > 0 ? all : error.problems);
  }
}
