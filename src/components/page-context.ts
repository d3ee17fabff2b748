/** What `createPages` hands to each template, beside what the template's query finds. */

/** Context that every page of ours has. */
export interface PageContext {
  /** Which frame the site shell puts around the page; `none` leaves out the bar and the footer too. */
  layout?: 'wiki' | 'none';
  /** Kept out of the sitemap and of search engines. */
  noIndex?: boolean;
}

/** Context of `src/templates/wiki-page.tsx`. */
export interface WikiPageContext extends PageContext {
  layout: 'wiki';
  /** Id of the `WikiPage` node. */
  id: string;
}

/** Context of `src/templates/tag.tsx`. */
export interface TagPageContext extends PageContext {
  layout: 'wiki';
  /** Name of the tag. */
  name: string;
}

/** Context of `src/templates/person.tsx`. */
export interface PersonPageContext extends PageContext {
  /** Id of the `Person` node. */
  id: string;
  noIndex: true;
}

/** Context of `src/templates/shortlink.tsx`: where the short link or redirect leads, and what previews say of it. */
export interface AliasPageContext extends PageContext {
  layout: 'none';
  noIndex: true;
  /** A path of this site, with an anchor where one is stored, or a whole address. */
  target: string;
  /** Title of the target. */
  title: string;
  /** One sentence on the target. */
  description: string;
  /** Picture of the target, as a path of this site. */
  image?: string | undefined;
}
