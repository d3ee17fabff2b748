import sortBy from 'lodash/sortBy';
import sumBy from 'lodash/sumBy';
import type { WritePlan } from './plan-writes';
import type { ImportOptions } from './read-options';

/** Headings, the most urgent first. */
const DECISION_KINDS = {
  unread: 'What could not be read',
  check: 'Problems that the check finds',
  words: 'Pages with words that were not found again',
  addresses: 'Old addresses that nothing answers',
  computed: 'Values that the import cannot compute',
  components: 'Components that have no counterpart here',
  links: 'Links that lead to nothing',
  pictures: 'Pictures that are missing or on another host',
  embeds: 'Pages of other sites within pages',
  settings: 'Settings to write in site.json',
  labels: 'Sidebar labels that look like slugs',
  sidebars: 'Groups and links of sidebars without a place',
  fields: 'Fields of front matter without a place',
  alt: 'Pictures without alt text',
  changed: 'Text that looks different here',
  behind: 'Files, pages and settings that stay behind',
  kept: 'Files edited since an import, or not of one: they stay as they are',
  gone: 'Files deleted since an earlier import: not written again',
  delete: 'Files of an earlier import that the old site no longer has: deleted',
} as const;
export type DecisionKind = keyof typeof DECISION_KINDS;

interface Decision {
  kind: DecisionKind;
  message: string;
  remedy: string;
  /** A file of the old site; of the content for the kind "check". */
  file?: string;
  line?: number;
  column?: number;
}

/** What became of everything, and what is left to decide. */
export class ImportReport {
  readonly pages: {
    source: string;
    file: string;
    from: string;
    to: string;
    words: { before: number; after: number; missing: string[] };
  }[] = [];
  /** Addresses of pages that the import made. */
  made: string[] = [];
  readonly pictures = { before: 0, after: 0 };
  readonly links = { before: 0, after: 0 };
  readonly shortLinks = { before: 0, after: 0 };
  redirects = 0;
  readonly embedHosts = new Set<string>();
  readonly decisions: Decision[] = [];
  /** By name: how often something was removed without a loss of words. */
  readonly dropped = new Map<string, number>();

  decide(kind: DecisionKind, message: string, remedy = '', place: Pick<Decision, 'file' | 'line' | 'column'> = {}): void {
    this.decisions.push({ kind, message, remedy, ...place });
  }

  drop(what: string): void {
    this.dropped.set(what, (this.dropped.get(what) ?? 0) + 1);
  }
}

const lineOfDecision = ({ file, line, column, message, remedy }: Decision): string =>
  [file === undefined ? '' : line === undefined ? file : `${file}:${line}:${column}`, message, remedy].filter(Boolean).join('  ');

function figuresOf({ pages, made, pictures, links, shortLinks, redirects, dropped }: ImportReport): string[] {
  const moved = pages.filter(({ from, to }) => from !== to).length;
  const removed = [...dropped].sort(([, one], [, other]) => other - one).map(([what, times]) => `${times} ${what}`);
  return [
    'Before and after',
    `  pages        ${pages.length} → ${pages.length + made.length}${made.length > 0 ? `, ${made.length} made for folders and categories` : ''}`,
    `  words        ${sumBy(pages, ({ words }) => words.before)} → ${sumBy(pages, ({ words }) => words.after)}`,
    `  pictures     ${pictures.before} → ${pictures.after}`,
    `  links        ${links.before} → ${links.after}`,
    `  short links  ${shortLinks.before} → ${shortLinks.after}`,
    `  addresses    ${pages.length - moved} pages keep theirs; ${moved} move below /wiki, and ${redirects} redirects lead there`,
    ...(removed.length > 0 ? [`  removed      ${removed.join(', ')}`] : []),
  ];
}

/** The report: one page for the terminal, and the whole for the file that the page names. */
export function formatReport(report: ImportReport, plan: WritePlan, { isWrite, to }: ImportOptions, file: string) {
  const linesOf = (kind: string): string[] =>
    sortBy(
      report.decisions.filter((decision) => decision.kind === kind),
      [({ file = '' }) => file, ({ line = 0 }) => line],
    ).map(lineOfDecision);
  const kinds = Object.entries(DECISION_KINDS)
    .map(([kind, title]) => ({ title, lines: linesOf(kind) }))
    .filter(({ lines }) => lines.length > 0);
  const short = (line: string): string => (line.length <= 300 ? line : `${line.slice(0, 300)} …`);
  const textWith = (shown: (lines: readonly string[]) => string[]): string =>
    [
      ...figuresOf(report),
      '',
      kinds.length > 0 ? 'To decide, the most urgent first' : 'Nothing is left to decide.',
      ...kinds.flatMap(({ title, lines }) => [
        `${String(lines.length).padStart(5)}  ${title}`,
        ...shown(lines).map((line) => `         ${line}`),
      ]),
      '',
      `${plan.write.length} files ${isWrite ? 'were' : 'would be'} written to ${to}; ${plan.unchanged.length} are there already.`,
      ...(report.decisions.some(({ kind }) => kind === 'check') ? [] : ['The check finds nothing to mend.']),
    ].join('\n');
  const next = isWrite ? `Build it with SITE_CONTENT=${to} npm run build.` : 'Nothing was written. Add --write to write them.';
  return {
    page: `${textWith((lines) => lines.slice(0, 1).map(short))}\nEvery line: ${file}\n${next}`,
    whole: `${textWith((lines) => [...lines])}\n`,
  };
}
