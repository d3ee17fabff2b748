/** What is sent to the hosted service: the settings of the index, and its records. */
import { createHash } from 'node:crypto';
import type { IndexSettings } from 'algoliasearch';
import { HOSTED_RANKING } from '../ranking';
import { formOf, stemOf, wordsOf } from '../words';
import type { SearchRecord } from './records';

export type HostedRecord = SearchRecord & {
  /** Synonyms of its title, heading or short links. */
  alsoKnownAs: string[];
  /** By which the next sync sees whether the record has changed. */
  internal: { contentDigest: string };
};

/** How the service searches: titles before headings before text, the records of a document together. */
export const INDEX_SETTINGS: IndexSettings = {
  ...HOSTED_RANKING,
  attributesForFaceting: ['language', 'version', 'tag', 'type', 'kind', 'pageTags'],
  attributeForDistinct: 'document',
  distinct: true,
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'kind', 'url', 'url_without_anchor', 'anchor', 'document'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:26'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  advancedSyntax: true,
};

/** The synonyms of a text. */
function alsoKnownAs(text: string, synonyms: readonly (readonly string[])[]): string[] {
  const plain = (words: string): string => ` ${wordsOf(words).map(formOf).map(stemOf).join(' ')} `;
  const searched = plain(text);
  const others = synonyms.flatMap((group) => {
    const held = group.filter((phrase) => searched.includes(plain(phrase)));
    return held.length === 0 ? [] : group.filter((phrase) => !held.includes(phrase));
  });
  return [...new Set(others)];
}

/**
 * The records as sent to the service.
 * @param siteAddress address of the site, path prefix included
 * @param synonyms groups of words that mean the same
 */
export function hostedRecords(
  records: readonly SearchRecord[],
  siteAddress: string,
  synonyms: readonly (readonly string[])[],
): HostedRecord[] {
  return records.map((record) => {
    const heading = record.type === 'content' ? null : record.hierarchy[record.type];
    const sent = {
      ...record,
      url: siteAddress + record.url,
      url_without_anchor: siteAddress + record.url_without_anchor,
      alsoKnownAs: alsoKnownAs([heading ?? '', ...record.shortlinks].join(' '), synonyms),
    };
    return { ...sent, internal: { contentDigest: createHash('md5').update(JSON.stringify(sent)).digest('hex') } };
  });
}
