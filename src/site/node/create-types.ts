import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { PICTURE_LINK } from '../../content/picture-copies';
import { HISTORY_TYPES } from '../../history/node/history-types';
import { LINK_TYPES } from '../../links/node/source-links';
import { PAGE_TEXT_TYPES } from '../../wiki/node/page-text-types';
import { SEARCH_TYPES } from '../../search/node/search-types';
import { SITE_TYPES } from './site-types';
import { SOCIETY_TYPES } from '../../society/node/society-types';
import { WIKI_TYPES } from '../../wiki/node/wiki-types';

/** Defines all of our types, so that queries are valid whatever the content does or does not contain. */
export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(PICTURE_LINK);
  actions.createTypes([SITE_TYPES, WIKI_TYPES, SOCIETY_TYPES, LINK_TYPES, HISTORY_TYPES, PAGE_TEXT_TYPES, SEARCH_TYPES]);
}
