/** A page that is being turned into Markdown: what is known of it, and what was decided so far. */
import type GithubSlugger from 'github-slugger';
import type { Place } from '../content/problem';
import type { ComponentTable } from './component-table';
import { textOf, type SourceTree } from './docusaurus-pages';
import type { Scope } from './read-values';
import { count, type Decision, type DecisionKind } from './report';
import type { Target } from './resolve-address';
import type { SyntaxNode } from './syntax';

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
}

export interface PageInProgress extends Omit<Conversion, 'children'> {
  site: ConversionSite;
  source: string;
  /** What names stand for in its code. */
  scope: Map<string, unknown>;
  /** The files that this one is a part of, to find circles. */
  above: readonly string[];
  slugger: GithubSlugger;
  /** Where the node is that is being converted. */
  place: Place;
  lastHeading: string;
  /** Addresses of link references. */
  definitions: Map<string, string>;
  /** Converts nodes; handed along, because nodes of every kind hold others. */
  convertAll: (nodes: readonly SyntaxNode[]) => SyntaxNode[];
  /** Converts a part of the page that has a file of its own. */
  convertPart: (file: string, scope: Scope) => SyntaxNode[];
}

/** Says of the node that is being converted what is left to decide, or was left out. */
export function decide(page: PageInProgress, kind: DecisionKind, message: string, remedy: string): void {
  page.decisions.push({ kind, file: page.source, ...page.place, message, remedy });
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
