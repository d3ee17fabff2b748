/**
 * `npm run check`: lists every mistake in the content, without a build; warnings alone end with 0. `-- --json` writes JSON, for the
 * development server; `-- --due` lists the pages to check again. On GitHub, annotations appear in the pull request, and the
 * published site is asked for its addresses.
 */
import { contentRoot } from '../src/content/content-root';
import { readContent, validFiles, type Content } from '../src/content/read-content';
import { dueBySection, monthAt, reviewOf } from '../src/content/reviews';
import { siteSchema } from '../src/content/site-schema';
import { findProblems } from '../src/site/node/find-problems';
import { formatAnnotations, formatJson, formatProblems, withoutWarnings } from '../src/content/problem';

function listDuePages({ wiki, data }: Content): string {
  const reviews = validFiles(data, siteSchema)[0]?.data.reviews ?? { months: 24, kinds: [] };
  const titles = new Map(wiki.map(({ url, title }) => [url, title]));
  const pages = wiki.flatMap(({ url, title, frontMatter }) => {
    if (!frontMatter) return [];
    const { reviewed, review_in: reviewIn, tags } = frontMatter;
    const section = url.split('/').slice(0, 3).join('/');
    return [{ url, title, section: titles.get(section) ?? section, review: reviewOf({ reviewed, reviewIn, tags }, reviews) }];
  });
  const sections = dueBySection(pages, monthAt(new Date()));
  if (sections.length === 0) return 'No page is due to be checked.';
  const blocks = sections.map(({ section, pages: due }) => {
    const lines = due.map(({ title, url, review }) => {
      const since = review ? `checked ${review.reviewed}, due since ${review.due}` : 'never checked';
      return `- ${title} (${url}): ${since}`;
    });
    return [`${section}:`, ...lines].join('\n');
  });
  return blocks.join('\n\n');
}

const OPTIONS = ['--json', '--due'];

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const unknown = given.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}. Usage: npm run check [-- ${OPTIONS.join(' | ')}].`);
    return 2;
  }
  if (given.includes('--due')) {
    console.log(listDuePages(readContent(contentRoot())));
    return 0;
  }
  const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
  const problems = await findProblems(contentRoot(), isOnGitHub);
  const isInOrder = withoutWarnings(problems).length === 0;
  if (given.includes('--json')) {
    console.log(formatJson(problems));
  } else {
    if (problems.length > 0) console.error(formatProblems(problems));
    if (isInOrder) console.log('The content is in order.');
    if (isOnGitHub) console.log(formatAnnotations(problems));
  }
  return isInOrder ? 0 : 1;
}

void main().then((status) => {
  process.exitCode = status;
});
