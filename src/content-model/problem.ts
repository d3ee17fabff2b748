/** A place in a text file: line and column, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The place of a problem that concerns a whole file. */
export const START: Position = { line: 1, column: 1 };

/** A mistake in the content, worded so that whoever made it can fix it. */
export interface Problem extends Position {
  /** Path of the file starting with the content folder, e.g. `content/wiki/spaces/fab.mdx`. */
  file: string;
  message: string;
  remedy: string;
  /** A warning stops nothing: the text may be meant as it is. */
  isWarning?: true;
}

export type MessageAndRemedy = readonly [message: string, remedy: string];

/** Makes a problem at a place of a file. */
export function problemAt(file: string, { line, column }: Position, ...[message, remedy]: MessageAndRemedy): Problem {
  return { file, line, column, message, remedy };
}

/** Like `problemAt`, but a warning. */
export function warningAt(file: string, place: Position, ...message: MessageAndRemedy): Problem {
  return { ...problemAt(file, place, ...message), isWarning: true };
}

const collator = new Intl.Collator('en', { numeric: true });

/** Sorts problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (first, second) =>
      collator.compare(first.file, second.file) ||
      first.line - second.line ||
      first.column - second.column ||
      collator.compare(first.message, second.message),
  );
}

/** The problems that stop a build. */
export function withoutWarnings(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ isWarning }) => !isWarning);
}

/** One problem on one line: `file:line:column  what is wrong  what to do`. */
export function formatProblem({ file, line, column, message, remedy, isWarning }: Problem): string {
  // Messages quote editors, whose text may contain line breaks.
  const written = `${file}:${line}:${column}  ${isWarning ? 'Warning: ' : ''}${message}  ${remedy}`;
  return written
    .split(/[\n\r]+/)
    .map((part) => part.trim())
    .join(' ');
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The whole report: one line per problem, then the count. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = sortProblems(problems).map(formatProblem);
  const mistakes = withoutWarnings(problems).length;
  const warnings = problems.length - mistakes;
  const counts = [mistakes > 0 && counted(mistakes, 'problem'), warnings > 0 && counted(warnings, 'warning')].filter(Boolean).join(' and ');
  return `${lines.join('\n')}\n\n${counts} in the content.`;
}

/** The problems as a sorted JSON list, for other programs. */
export function formatJson(problems: readonly Problem[]): string {
  return JSON.stringify(sortProblems(problems), null, 2);
}

/** Escapes text for a GitHub workflow command; properties escape ":" and "," as well. */
function escapeForWorkflow(text: string, isProperty = false): string {
  const escaped = text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  return isProperty ? escaped.replace(/:/g, '%3A').replace(/,/g, '%2C') : escaped;
}

/** The problems as GitHub annotations, which appear beside their lines in a pull request. */
export function formatAnnotations(problems: readonly Problem[]): string {
  return sortProblems(problems)
    .map(
      ({ file, line, column, message, remedy, isWarning }) =>
        `::${isWarning ? 'warning' : 'error'} file=${escapeForWorkflow(file, true)},line=${line},col=${column}::${escapeForWorkflow(`${message} ${remedy}`)}`,
    )
    .join('\n');
}

/** Stops a build whose content is wrong. Its message is the whole report, so no stack trace is needed. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
  }
}
