import type { DecisionKind } from './report';
import type { Survey } from './survey-site';
import type { SyntaxNode } from './syntax';

export interface PageInProgress {
  survey: Survey;
  source: string;
  /** Folder of the page's file here. */
  folder: string;
  scope: Map<string, unknown>;
  /** The files that import this part, to find circles. */
  above: readonly string[];
  lastHeading: string;
  /** Files that the page links to: their paths here, and their files of the old site. */
  files: Map<string, string>;
  /** All words that readers of the old page saw, those of imported parts included. */
  words: string[];
}

/** Reports at a node's place what is left to decide, or was left out. */
export function decide(page: PageInProgress, { position }: Partial<SyntaxNode>, kind: DecisionKind, message: string, remedy: string): void {
  const { line = 1, column = 1 } = position?.start ?? {};
  page.survey.report.decide(kind, message, remedy, { file: page.source, line, column });
}

/** The file of the old site that an address in the page names; `undefined` for anything else. */
export function fileNamed(page: PageInProgress, request: string): string | undefined {
  const target = page.survey.resolve(request, page.source);
  return target.kind === 'file' ? target.file : undefined;
}
