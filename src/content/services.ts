/**
 * Which services are switched on in this build. Third-party services are off unless an environment variable switches them
 * on; offline reading and the forms are our own, and on unless a variable switches them off.
 */

/** The services that can be switched on or off. */
export const SERVICES = ['analytics', 'hosted-search', 'ask-ai', 'offline', 'forms'] as const;
export type Service = (typeof SERVICES)[number];

const HOSTED_SEARCH_VARIABLES = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX_NAME'];

/**
 * The services that are on: analytics with `GATSBY_GTAG_ID`; hosted search with all three `GATSBY_ALGOLIA_…` variables of
 * the index; Ask AI with `GATSBY_ALGOLIA_ASSISTANT_ID` in addition; offline reading unless `GATSBY_OFFLINE` is `off`,
 * and the forms of /forms unless `GATSBY_FORMS` is.
 */
export function servicesThatAreOn(environment: NodeJS.ProcessEnv = process.env): Service[] {
  const has = (name: string): boolean => (environment[name] ?? '') !== '';
  const hasHostedSearch = HOSTED_SEARCH_VARIABLES.every(has);
  const isOn: Record<Service, boolean> = {
    analytics: has('GATSBY_GTAG_ID'),
    'hosted-search': hasHostedSearch,
    'ask-ai': hasHostedSearch && has('GATSBY_ALGOLIA_ASSISTANT_ID'),
    offline: environment.GATSBY_OFFLINE !== 'off',
    forms: environment.GATSBY_FORMS !== 'off',
  };
  return SERVICES.filter((service) => isOn[service]);
}
