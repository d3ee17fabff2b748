import { isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { classesOf, usedStyle } from '../used-style';

/** The classes of the pages that are being rendered, by path. */
const classesOfPages = new Map<string, ReadonlySet<string>>();

/** Remembers which classes a page has, for `trimStyle`. */
export function noteClasses(pathname: string, html: string): void {
  classesOfPages.set(pathname, classesOf(html));
}

interface StyleSheet {
  'data-href': string;
  dangerouslySetInnerHTML: { __html: string };
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
  const isSheet = (node: ReactNode): node is React.ReactElement<StyleSheet> =>
    isValidElement<Partial<StyleSheet>>(node) && node.type === 'style' && node.props['data-href'] !== undefined;
  replaceHeadComponents(
    getHeadComponents().map((node) =>
      isSheet(node) ? (
        <style
          key={node.props['data-href']}
          data-href={node.props['data-href']}
          dangerouslySetInnerHTML={{ __html: usedStyle(node.props.dangerouslySetInnerHTML.__html, classes) }}
        />
      ) : (
        node
      ),
    ),
  );
}

/** Puts whole style sheets in the place of those that `trimStyle` shortened. What fails to load is missed by what comes later. */
export function loadWholeStyle(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style.dataset.href });
    link.onload = () => style.remove();
    link.onerror = () => link.remove();
    style.after(link);
  }
}
