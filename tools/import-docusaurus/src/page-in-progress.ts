import type { ForeignPage } from './docusaurus-pages';
import type { DecisionKind } from './report';
import type { Survey } from './survey-site';
import type { SyntaxNode } from './syntax';

export interface PageInProgress extends ForeignPage {
  survey: Survey;
  scope: Map<string, unknown>;
  /** The files that import this part, to find circles. */
  above: readonly string[];
  lastHeading: string;
  /** All words that readers of the old page saw, those of imported parts included. */
  words: string[];
}

/** A page whose text is converted. */
export interface Draft extends PageInProgress {
  root: SyntaxNode;
  /** The heading that the text begins with, if its level is 1; it leaves the text, because the site shows it. */
  title: string | undefined;
  /** Ids of headings here, by the anchors that old links may use. */
  anchors: ReadonlyMap<string, string>;
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
