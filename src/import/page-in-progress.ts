/** A page that is being turned into Markdown: what is known of it, and what was said of it so far. */
import type GithubSlugger from 'github-slugger';
import type { Place } from '../content/problem';
import type { ComponentTable } from './component-table';
import { textOf, type SourceTree } from './docusaurus-pages';
import { evaluate, NodesValue } from './evaluate-script';
import { count, type Decision } from './import-report';
import type { Target } from './resolve-address';
import { wordsOf, type Script, type SyntaxNode } from './syntax';

/** What the pages of a site have in common. */
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
  /** Files that stand beside the page: the name that the text has for each, and its file of the old site. */
  pictures: Map<string, string>;
  /** Files that the page links to: the path that each gets, and its file of the old site. */
  files: Map<string, string>;
  /** What was taken off without a loss of words: how often, by name. */
  dropped: Map<string, number>;
}

export interface PageInProgress extends Omit<Conversion, 'children'> {
  site: ConversionSite;
  /** The page's file. */
  source: string;
  /** What names stand for in its code. */
  scope: Map<string, unknown>;
  /** The files that this one stands in, to find circles. */
  above: readonly string[];
  slugger: GithubSlugger;
  /** Where the node is that is being converted. */
  place: Place;
  lastHeading: string;
  /** Addresses that links and pictures name elsewhere in the text. */
  definitions: Map<string, string>;
  /** Converts nodes; handed along, because nodes of every kind hold others. */
  convertAll: (nodes: readonly SyntaxNode[]) => SyntaxNode[];
  /** Converts a part of the page that has a file of its own. */
  convertPart: (file: string, scope: Map<string, unknown>) => Conversion;
}

/** Says that something of the node that is being converted is left to decide, or was left out. */
export function decide(page: PageInProgress, message: string, remedy: string): void {
  page.decisions.push({ file: page.source, ...page.place, message, remedy });
}

/** Counts something that was taken off without a loss of words. */
export const drop = (page: PageInProgress, what: string): void => count(page.dropped, what);

/** What a piece of code stands for. @throws NotKnown when only running it tells */
export function valueOf(page: PageInProgress, node: Script): unknown {
  const [statement] = (node.body ?? []) as Script[];
  if (!statement) return undefined;
  return evaluate((statement.expression ?? statement) as Script, page.scope);
}

/** The file that an address in the page names, if it is one of the site. */
export function fileNamed(page: PageInProgress, request: string): string | undefined {
  const target = page.site.resolve(request, page.source);
  return target.kind === 'file' || target.kind === 'source' ? target.file : undefined;
}

/** A value of the page's code as text, where it is one. */
export const textOfValue = (value: unknown): string | undefined =>
  value instanceof NodesValue ? value.nodes.map(wordsOf).join('') : textOf(value);
