import { count, type DecisionKind } from './report';
import type { Survey } from './survey-site';
import type { HtmlNode } from './syntax';

export interface Conversion {
  /** Files that the page links to: their paths here, and their files of the old site. */
  files: Map<string, string>;
  /** All words that readers of the old page saw, those of imported parts included. */
  words: string[];
}

export interface PageInProgress extends Conversion {
  survey: Survey;
  source: string;
  /** Folder of the page's file here. */
  folder: string;
  scope: Map<string, unknown>;
  /** The files that import this part, to find circles. */
  above: readonly string[];
  lastHeading: string;
}

/** Reports at a node's place what is left to decide, or was left out. */
export function decide(page: PageInProgress, node: Pick<HtmlNode, 'position'>, kind: DecisionKind, message: string, remedy: string): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  page.survey.report.decisions.push({ kind, file: page.source, line, column, message, remedy });
}

/** Counts something that was removed without a loss of words. */
export const drop = (page: PageInProgress, what: string): void => count(page.survey.report.dropped, what);

/** The file of the old site that an address in the page names; `undefined` for anything else. */
export function fileNamed(page: PageInProgress, request: string): string | undefined {
  const target = page.survey.resolve(request, page.source);
  return target.kind === 'file' ? target.file : undefined;
}
