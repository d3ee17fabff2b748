/** A page that is being turned into Markdown: what is known of it, and what was found so far. */
import { textOf } from './docusaurus-pages';
import { count, type DecisionKind } from './report';
import type { Survey } from './survey-site';
import type { HtmlNode } from './syntax';

/** What a page has besides its text. */
export interface Conversion {
  /** Files that the page links to: the path of each, and its file of the old site. */
  files: Map<string, string>;
  /** The words that readers of the old page had, with the parts that it takes from other files. */
  words: string[];
}

export interface PageInProgress extends Conversion {
  survey: Survey;
  source: string;
  /** Folder of the page's file here. */
  folder: string;
  /** What names stand for in its code. */
  scope: Map<string, unknown>;
  /** The files that this one is a part of, to find circles. */
  above: readonly string[];
  lastHeading: string;
}

/** Says of a node what is left to decide, or was left out. */
export function decide(page: PageInProgress, node: Pick<HtmlNode, 'position'>, kind: DecisionKind, message: string, remedy: string): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  page.survey.report.decisions.push({ kind, file: page.source, line, column, message, remedy });
}

/** Counts something that was removed without a loss of words. */
export const drop = (page: PageInProgress, what: string): void => count(page.survey.report.dropped, what);

/** The file that an address in the page names, if it is one of the site. */
export function fileNamed(page: PageInProgress, request: string): string | undefined {
  const target = page.survey.resolve(request, page.source);
  return target.kind === 'file' || target.kind === 'source' ? target.file : undefined;
}

/** A value of the page's code as text, where it is one. */
export const textOfValue = (value: unknown): string | undefined => (value === true ? undefined : textOf(value));
