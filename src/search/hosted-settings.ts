/** The hosted search service, as environment variables of the build switch it on. */
export interface HostedSettings {
  appId: string;
  /** The public key: it may search and do nothing else. */
  searchKey: string;
  indexName: string;
  /** Assistant of Ask AI, when there is one. */
  assistantId: string | undefined;
}

/** The settings of the hosted service; `undefined` when it is not switched on. */
export function hostedSettings(): HostedSettings | undefined {
  // Webpack replaces each of these by its value, so they must be written out.
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME;
  const assistantId = process.env.GATSBY_ALGOLIA_ASSISTANT_ID;
  if (!appId || !searchKey || !indexName) return undefined;
  return { appId, searchKey, indexName, assistantId: assistantId || undefined };
}

/** Where the service answers searches of an application. */
export function hostOfApplication(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}
