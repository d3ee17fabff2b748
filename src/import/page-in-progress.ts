/** A page that is being turned into Markdown: what is known of it, and what was decided so far. */
import type { ComponentTable } from './component-table';
import { textOf, type SourceTree } from './docusaurus-pages';
import type { Scope } from './read-values';
import { count, type Decision, type DecisionKind } from './report';
import type { Target } from './resolve-address';
import type { HtmlNode, SyntaxNode } from './syntax';

/** What the pages of a site share. */
export interface ConversionSite {
  tree: SourceTree;
  /** Written for a Docusaurus before its third release. */
  isMdxOne: boolean;
  isMdPlain: boolean;
  hasMath: boolean;
  components: ComponentTable;
  /** Finds what an address in a file names. */
  resolve: (address: string, source: string) => Target;
}

/** A page that was turned into Markdown. */
export interface Conversion {
  children: SyntaxNode[];
  decisions: Decision[];
  /** Files beside the page: the name of each, and its file of the old site. */
  pictures: Map<string, string>;
  /** Files that the page links to: the path of each, and its file of the old site. */
  files: Map<string, string>;
  /** What was removed without a loss of words: how often, by name. */
  dropped: Map<string, number>;
  /** Hosts whose pages it shows. */
  embedHosts: Set<string>;
  /** What readers of the old page had, with the parts that it takes from other files. */
  before: { words: string[]; pictures: number; links: number };
}

export interface PageInProgress extends Omit<Conversion, 'children'> {
  site: ConversionSite;
  source: string;
  /** What names stand for in its code. */
  scope: Map<string, unknown>;
  /** The files that this one is a part of, to find circles. */
  above: readonly string[];
  lastHeading: string;
  /** Converts a part of the page that has a file of its own. */
  convertPart: (file: string, scope: Scope) => SyntaxNode[];
}

/** Says of a node what is left to decide, or was left out. */
export function decide(page: PageInProgress, node: Pick<HtmlNode, 'position'>, kind: DecisionKind, message: string, remedy: string): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  page.decisions.push({ kind, file: page.source, line, column, message, remedy });
}

/** Counts something that was removed without a loss of words. */
export const drop = (page: PageInProgress, what: string): void => count(page.dropped, what);

/** The file that an address in the page names, if it is one of the site. */
export function fileNamed(page: PageInProgress, request: string): string | undefined {
  const target = page.site.resolve(request, page.source);
  return target.kind === 'file' || target.kind === 'source' ? target.file : undefined;
}

/** A value of the page's code as text, where it is one. */
export const textOfValue = (value: unknown): string | undefined => (value === true ? undefined : textOf(value));
