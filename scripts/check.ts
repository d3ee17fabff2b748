/**
 * `npm run check`: lists every mistake in the content, without a build; warnings alone end with 0. `-- --json` writes them as JSON; on GitHub they are also
 * written as annotations, which appear beside the line in a pull request.
 */
import { contentRoot } from '../src/content/content-root';
import { findProblems } from '../src/site/node/find-problems';
import { formatAnnotations, formatJson, formatProblems, withoutWarnings } from '../src/content/problem';

const OPTIONS = ['--json', '--github'];

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const unknown = given.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}. Usage: npm run check [-- ${OPTIONS.join(' | ')}].`);
    return 2;
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
