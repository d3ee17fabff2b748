/** Settings of the hosted search service, from environment variables of the build. */
export interface HostedSettings {
  appId: string;
  /** The public key, which only allows searching. */
  searchKey: string;
  indexName: string;
  /** Assistant of Ask AI, when there is one. */
  assistantId: string | undefined;
}

/** The settings of the hosted service; `undefined` when it is not switched on. */
export function hostedSettings(): HostedSettings | undefined {
  // Written out in full, because webpack replaces each of these expressions with its value.
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME;
  const assistantId = process.env.GATSBY_ALGOLIA_ASSISTANT_ID;
  if (!appId || !searchKey || !indexName) return undefined;
  return { appId, searchKey, indexName, assistantId: assistantId || undefined };
}

/** The service's host for an application. */
export function hostOfApplication(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}
