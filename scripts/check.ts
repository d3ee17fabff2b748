/**
 * `npm run check`: lists every mistake in the content, without a build; warnings alone end with 0. `-- --json` writes them as JSON; on GitHub they are also
 * written as annotations, which appear beside the line in a pull request. `-- --due` lists the pages that are due to be checked again.
 */
import { contentRoot } from '../src/content/content-root';
import { findDuePages, formatDuePages } from '../src/check/due-pages';
import { readContent } from '../src/content/read-content';
import { findProblems } from '../src/site/node/find-problems';
import { formatAnnotations, formatJson, formatProblems, withoutWarnings } from '../src/content/problem';

const OPTIONS = ['--json', '--github', '--due'];

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const unknown = given.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}. Usage: npm run check [-- ${OPTIONS.join(' | ')}].`);
    return 2;
  }
  if (given.includes('--due')) {
    console.log(formatDuePages(findDuePages(readContent(contentRoot()), new Date())));
    return 0;
  }
  const problems = await findProblems(contentRoot());
  const isInOrder = withoutWarnings(problems).length === 0;
  if (given.includes('--json')) {
    console.log(formatJson(problems));
  } else {
    if (problems.length > 0) console.error(formatProblems(problems));
    if (isInOrder) console.log('The content is in order.');
    if (given.includes('--github') || process.env.GITHUB_ACTIONS === 'true') console.log(formatAnnotations(problems));
  }
  return isInOrder ? 0 : 1;
}

void main().then((status) => {
  process.exitCode = status;
});
