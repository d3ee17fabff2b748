/** The part of its style sheets that a page needs before anything has been touched. */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { parse, type AtRule, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { PROGRESS_BAR } from '../start/progress-bar';
import { START_FAILURE } from '../start/watch';

/** Classes of what the start scripts add to a page. All else that is shown later comes with the app, which brings all style. */
const START_CLASSES: readonly string[] = [PROGRESS_BAR, START_FAILURE];

/** What has been read already: every page of a kind has the same style sheets. */
const sheets = new Map<string, Root>();
const conditions = new Map<string, string[]>();

function remembered<T>(memory: Map<string, T>, text: string, read: (text: string) => T): T {
  const known = memory.get(text) ?? read(text);
  memory.set(text, known);
  return known;
}

/** The classes without which a selector matches nothing. What stands in brackets, as in `:not(.a)`, is no condition. */
function conditionsOf(selector: string): string[] {
  const { nodes } = selectorParser().astSync(selector).first;
  return nodes.flatMap((node) => (node.type === 'class' && !START_CLASSES.includes(node.value) ? node.value : []));
}

/** Removes a rule or at-rule, and the media queries and the like that are left empty. */
function removeWithEmpty(node: Rule | AtRule): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmpty(parent);
}

/**
 * A style sheet without the rules for classes that a page has not got, and without the animations that then nothing has.
 * Elements, attributes and states are no reason to leave a rule out: scripts may set those before the app runs.
 * @param classes the classes of the page
 */
export function usedStyle(sheet: string, classes: ReadonlySet<string>): string {
  const root = remembered(sheets, sheet, (text) => parse(text)).clone();
  root.walkRules((rule) => {
    const matching = rule.selectors.filter((selector) => remembered(conditions, selector, conditionsOf).every((name) => classes.has(name)));
    if (matching.length === 0) removeWithEmpty(rule);
    else if (matching.length < rule.selectors.length) rule.selectors = matching;
  });
  const animations = new Set<string>();
  root.walkDecls(/^(?:-webkit-)?animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => animations.add(word)));
  root.walkAtRules(/keyframes$/, (frames) => {
    if (!animations.has(frames.params)) removeWithEmpty(frames);
  });
  return root.toString();
}

/** The classes in the HTML of a page. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** The classes of the pages that are being rendered, by path. */
const classesOfPages = new Map<string, ReadonlySet<string>>();

/** Remembers which classes a page has, for `trimStyle`. */
export function noteClasses({ pathname, bodyHtml = '' }: RenderBodyArgs & { bodyHtml?: string }): void {
  classesOfPages.set(pathname, classesOf(bodyHtml));
}

interface StyleSheet {
  'data-href': string;
  dangerouslySetInnerHTML: { __html: string };
}

function isSheet(node: ReactNode): node is ReactElement<StyleSheet> {
  return isValidElement<Partial<StyleSheet>>(node) && node.type === 'style' && node.props['data-href'] !== undefined;
}

/**
 * Leaves in a page's own style only what the page as rendered needs. Menus that open, notices, the search and pages like it
 * need the rest: `loadWholeStyle` brings it once the app runs.
 */
export function trimStyle({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, 'pathname' | 'getHeadComponents' | 'replaceHeadComponents'>): void {
  const classes = classesOfPages.get(pathname);
  classesOfPages.delete(pathname);
  if (classes === undefined) return;
  replaceHeadComponents(
    getHeadComponents().map((node) =>
      isSheet(node)
        ? cloneElement(node, { dangerouslySetInnerHTML: { __html: usedStyle(node.props.dangerouslySetInnerHTML.__html, classes) } })
        : node,
    ),
  );
}
