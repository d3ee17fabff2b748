/**
 * `npm run check`: lists every mistake in the content, without a build; warnings alone end with 0. `-- --json` writes JSON, for the
 * development server; `-- --due` lists the pages to check again; `-- --date /wiki/…` says where the date of a page comes from. On GitHub, annotations appear in the pull request, and the
 * published site is asked for its addresses.
 */
import { contentRoot } from '../src/content-model/content-root';
import { historySchema } from '../src/content-model/data-schemas';
import { loadSiteConfiguration } from '../src/content-model/load-site';
import { readContent, validFiles, type Content } from '../src/content-model/read-content';
import { dueBySection, monthAt, reviewOf } from '../src/content-model/reviews';
import { siteSchema } from '../src/content-model/site-schema';
import { didYouMean } from '../src/content-model/suggest';
import { explainDate } from '../src/history/node/page-date';
import { readRepositoryHistory } from '../src/history/node/repository-history';
import { findProblems } from '../src/site/node/find-problems';
import { formatAnnotations, formatJson, formatProblems, withoutWarnings } from '../src/content-model/problem';

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

/** Takes a page by its address or by its file. */
async function explainDateOf(given: string): Promise<{ status: number; text: string }> {
  const { wiki, data } = readContent(contentRoot());
  const page = wiki.find(({ url, file, relativePath }) => [url, file, relativePath].includes(given.replace(/^\.\//, '')));
  if (!page) {
    const urls = wiki.map(({ url }) => url);
    return { status: 2, text: `The wiki has no page ${given}. ${didYouMean(given, urls)}Write its address, e.g. ${urls[0]}.` };
  }
  const text = explainDate(page.url, {
    repository: await readRepositoryHistory(contentRoot()),
    earlier: validFiles(data, historySchema).flatMap((file) => file.data),
    address: loadSiteConfiguration().repository,
  });
  return { status: 0, text };
}

const OPTIONS = ['--json', '--due', '--date'];

async function main(): Promise<number> {
  const [option = '', page] = process.argv.slice(2);
  const isComplete = option === '' || (OPTIONS.includes(option) && (option === '--date') === (page !== undefined));
  if (!isComplete) {
    console.error(`"${[option, page].filter(Boolean).join(' ')}" is no option. Usage: npm run check [-- --json | --due | --date PAGE].`);
    return 2;
  }
  if (option === '--due') {
    console.log(listDuePages(readContent(contentRoot())));
    return 0;
  }
  if (option === '--date') {
    const { status, text } = await explainDateOf(page ?? '');
    (status === 0 ? console.log : console.error)(text);
    return status;
  }
  const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
  const problems = await findProblems(contentRoot(), isOnGitHub);
  const isInOrder = withoutWarnings(problems).length === 0;
  if (option === '--json') {
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
