/** The hosted search service: where it is, and what hits it gives. */

export interface HostedSettings {
  appId: string;
  /** The public key, which only allows searching. */
  searchKey: string;
  indexName: string;
  /** Id of the Ask AI assistant; `undefined` turns Ask AI off. */
  assistantId: string | undefined;
}

/** Settings of the hosted search service; `undefined` if it is off. */
export function hostedSettings(): HostedSettings | undefined {
  // Written in full, because webpack replaces each expression with its value.
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME;
  const assistantId = process.env.GATSBY_ALGOLIA_ASSISTANT_ID;
  if (!appId || !searchKey || !indexName) return undefined;
  return { appId, searchKey, indexName, assistantId: assistantId || undefined };
}

/** The service's origin for an application. */
export function hostOfApplication(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}

/** Fields and highlighting of hosted hits, set in the index and again in each request. */
export const HOSTED_HITS = {
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'kind', 'url', 'url_without_anchor', 'anchor', 'document'],
  attributesToHighlight: ['hierarchy', 'content'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
};
