import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { HISTORY_TYPES } from './history-types';
import { LINK_TYPES } from './link-types';
import { PAGE_TEXT_TYPES } from './page-text-types';
import { SEARCH_TYPES } from './search-types';
import { SITE_TYPES } from './site-types';
import { SOCIETY_TYPES } from './society-types';
import { WIKI_TYPES } from './wiki-types';

/** Defines every type of our own, so that queries work whatever the content holds or lacks. */
export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([SITE_TYPES, WIKI_TYPES, SOCIETY_TYPES, LINK_TYPES, HISTORY_TYPES, PAGE_TEXT_TYPES, SEARCH_TYPES]);
}
