/** Page contexts: what `createPages` passes to each template besides its query's result. */

/** Context common to all pages. */
export interface PageContext {
  /** The frame around the page; `none` leaves out bar and footer too. */
  layout?: 'wiki' | 'none';
  /** Kept out of the sitemap and of search engines. */
  noIndex?: boolean;
  /** Not cached offline: other pages have its text. */
  isForPaper?: boolean;
}

/** Context of `src/templates/wiki-page.tsx`. */
export interface WikiPageContext extends NodePageContext {
  layout: 'wiki';
}

/** Context of the templates that show one node. */
export interface NodePageContext extends PageContext {
  /** Id of the node. */
  id: string;
}

/** Context of `src/templates/shortlink.tsx`: where the short link or redirect leads, and what link previews show for it. */
export interface AliasPageContext extends PageContext {
  layout: 'none';
  noIndex: true;
  /** A path on this site or a complete URL, without its anchor. */
  target: string;
  /** The anchor of the target, if it has one. */
  hash?: string | undefined;
  /** Title of the target. */
  title: string;
  /** One sentence about the target. */
  description: string;
  /** Picture of the target, as a path on this site. */
  image?: string | undefined;
}

/**
 * Returns what a template's query found.
 * @throws Error if it found nothing: the page was created with a wrong id
 */
export function found<Node>(node: Node | null | undefined, what: string): Node {
  if (!node) throw new Error(`The page’s query found no ${what}.`);
  return node;
}
