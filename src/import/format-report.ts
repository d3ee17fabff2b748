/** Words for what an import did. */
import { formatProblem, sortProblems } from '../content/problem';
import type { ImportReport } from './import-report';
import type { WritePlan } from './plan-writes';

/** What the report says besides what became of the pages. */
export interface Surroundings {
  /** What could not be asked of the old site. */
  remarks: readonly string[];
  /** What the check says of the content; empty when it is in order. */
  problems: string;
  isWritten: boolean;
  /** The content folder, as it was named. */
  target: string;
}

/** How many words of a page are named when they are missing. */
const MOST_WORDS = 30;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** The report of an import, for whoever moves in. */
export function formatReport(report: ImportReport, plan: WritePlan, { remarks, problems, isWritten, target }: Surroundings): string {
  const { pages, made, pictures, links, shortLinks, decisions, dropped } = report;
  const sum = (of: (page: ImportReport['pages'][number]) => number): number => pages.reduce((total, page) => total + of(page), 0);
  const missing = pages.filter(({ words }) => words.missing.length > 0);
  const moved = pages.filter(({ from, to }) => from !== to).length;
  return [
    'Before and after',
    `  pages        ${pages.length} → ${pages.length + made.length}${made.length > 0 ? `, ${made.length} of them made for folders and categories` : ''}`,
    `  words        ${sum(({ words }) => words.before)} → ${sum(({ words }) => words.after)}`,
    `  pictures     ${pictures.before} → ${pictures.after}`,
    `  links        ${links.before} → ${links.after}`,
    `  short links  ${shortLinks.before} → ${shortLinks.after}`,
    `  addresses    ${pages.length - moved} pages keep theirs; ${moved} move below /wiki, and ${report.redirects} redirects lead there`,
    ...section('What the configuration did not tell', remarks),
    ...section(
      'Words that were not found again',
      missing.map(
        ({ source, words }) => `${source}: ${words.missing.slice(0, MOST_WORDS).join(' ')}${words.missing.length > MOST_WORDS ? ' …' : ''}`,
      ),
    ),
    ...section('Addresses that nothing answers to any more', report.lostAddresses),
    ...section('What stayed behind', report.leftBehind),
    ...section(
      'Taken off without a loss of words',
      [...dropped].map(([what, count]) => `${what}: ${count}`),
    ),
    ...section('What to look at', sortProblems(decisions).map(formatProblem)),
    ...section('What to write', report.advice),
    ...section('Files that were edited since an import, or are not of one, and stay as they are', plan.kept),
    ...section('Files of an earlier import that were deleted since, and are not written again', plan.gone),
    ...section('Files of an earlier import that the old site no longer has: they go', plan.delete),
    ...section('What the check says', problems === '' ? ['The content is in order.'] : problems.split('\n')),
    '',
    `${plan.write.length} files ${isWritten ? 'were written' : 'would be written'} to ${target}, ${plan.unchanged.length} are there already.`,
    ...(isWritten ? [`Build it with SITE_CONTENT=${target} npm run build.`] : ['Nothing was written. Add --write to write them.']),
  ].join('\n');
}
