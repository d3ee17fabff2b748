/** The part of its style sheets that a page needs before anything has been touched. */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { parse, type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { groupBy } from '../../components/group-by';
import { START_FAILURE } from '../start/watch';

/** What is on every page, and what the start scripts add to it. All else that is shown later comes with the app, which brings all style. */
const ALWAYS: readonly string[] = [
  'html',
  'body',
  'div',
  'p',
  'strong',
  'button',
  '.progress-bar',
  '.page-spinner',
  '.ring',
  'main',
  `.${START_FAILURE}`,
];

/** A reference to a custom property. */
const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** What has been read already: every page of a kind has the same style sheets. */
const sheets = new Map<string, Root>();
const conditions = new Map<string, string[]>();

function remembered<T>(memory: Map<string, T>, text: string, read: (text: string) => T): T {
  const known = memory.get(text) ?? read(text);
  memory.set(text, known);
  return known;
}

/** The elements and classes without which a selector matches nothing. What stands in brackets, as in `:not(.a)`, is no condition. */
function conditionsOf(selector: string): string[] {
  const { nodes } = selectorParser().astSync(selector).first;
  const conditions = nodes.flatMap(({ type, value = '' }) => (type === 'class' ? `.${value}` : type === 'tag' ? value : []));
  return conditions.filter((name) => !ALWAYS.includes(name));
}

/** The custom properties that a text refers to. */
function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
}

/** Removes a rule or at-rule, and the media queries and the like that are left empty. */
function removeWithEmpty(node: Rule | AtRule): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmpty(parent);
}

const KEYFRAMES = /keyframes$/;

/** Whether a rule is a step of an animation, whose `from` and `to` are no elements. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && KEYFRAMES.test((parent as AtRule).name);
}

/** Removes the rules for elements and classes that a page has not got, and the animations that then nothing has. */
function removeUnmatched(root: Root, parts: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const matching = rule.selectors.filter((selector) => remembered(conditions, selector, conditionsOf).every((name) => parts.has(name)));
    if (matching.length === 0) removeWithEmpty(rule);
    else if (matching.length < rule.selectors.length) rule.selectors = matching;
  });
  const animations = new Set<string>();
  root.walkDecls(/^(?:-webkit-)?animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => animations.add(word)));
  root.walkAtRules(KEYFRAMES, (frames) => {
    if (!animations.has(frames.params)) removeWithEmpty(frames);
  });
}

/** Removes the custom properties that nothing refers to, and then those that only these referred to. */
function removeUnread(roots: readonly Root[], parts: ReadonlySet<string>): void {
  const read = new Set(parts);
  const customs: Declaration[] = [];
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) customs.push(declaration);
      else referencesIn(declaration.value).forEach((name) => read.add(name));
    });
  }
  const byName = groupBy(customs, ({ prop }) => prop);
  // A set that grows while it is walked is walked to its end.
  for (const name of read) {
    for (const { value } of byName.get(name) ?? []) referencesIn(value).forEach((reference) => read.add(reference));
  }
  for (const custom of customs) {
    if (read.has(custom.prop)) continue;
    const rule = custom.parent as Rule;
    custom.remove();
    if (rule.nodes.length === 0) removeWithEmpty(rule);
  }
}

/**
 * The style sheets of a page without what the page has no use for: rules for elements and classes that it has not got, and the
 * animations and custom properties that then nothing has. Attributes and states are no reason to leave a rule out: scripts may
 * set those before the app runs.
 * @param parts what `partsOf` finds in the page
 */
export function usedStyle(sheetsOfPage: readonly string[], parts: ReadonlySet<string>): string[] {
  const roots = sheetsOfPage.map((sheet) => remembered(sheets, sheet, (text) => parse(text)).clone());
  for (const root of roots) removeUnmatched(root, parts);
  removeUnread(roots, parts);
  return roots.map(String);
}

/** The elements in the HTML of a page, its classes with a dot before them, and the custom properties that it refers to. */
export function partsOf(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, name = '']) => name);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ').map((name) => `.${name}`));
  return new Set([...elements, ...classes, ...referencesIn(html)]);
}

/** The parts of the pages that are being rendered, by path. */
const partsOfPages = new Map<string, ReadonlySet<string>>();

/** Remembers what a page has, for `trimStyle`. */
export function noteParts({ pathname, bodyHtml = '' }: RenderBodyArgs & { bodyHtml?: string }): void {
  partsOfPages.set(pathname, partsOf(bodyHtml));
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
  const parts = partsOfPages.get(pathname);
  partsOfPages.delete(pathname);
  if (parts === undefined) return;
  const head = getHeadComponents();
  const styles = head.filter(isSheet);
  const used = usedStyle(
    styles.map(({ props }) => props.dangerouslySetInnerHTML.__html),
    parts,
  );
  replaceHeadComponents(
    head.map((node) =>
      isSheet(node) ? cloneElement(node, { dangerouslySetInnerHTML: { __html: used[styles.indexOf(node)] ?? '' } }) : node,
    ),
  );
}
