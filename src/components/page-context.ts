/** What `createPages` passes to each template besides its query's result. */

export interface PageContext {
  /** The frame around the page; `none` leaves out bar and footer too. */
  layout?: 'wiki' | 'none';
  /** Kept out of the sitemap and of search engines. */
  noIndex?: boolean;
}

export interface NodePageContext extends PageContext {
  id: string;
}

/** What a template's query found. @throws Error if it found nothing: the page was created with a wrong id */
export function assertFound<Node>(node: Node | null | undefined, what: string): Node {
  if (!node) throw new Error(`The page’s query found no ${what}.`);
  return node;
}
