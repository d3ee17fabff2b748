import { CONTRIBUTIONS } from './contributions';

const OWN = ['analytics', 'hosted-search', 'ask-ai'] as const;
/** One of `SERVICES`: a capability's name is known only to its folder. */
export type Service = string;

export const SERVICES: readonly Service[] = [...OWN, ...CONTRIBUTIONS.map(({ name }) => name)];

const HOSTED_SEARCH_VARIABLES = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX_NAME'];

/** The services that variables switch on; `capabilitiesThatAreOn` adds those of `gatsby-config.ts`. */
export function servicesThatAreOn(environment: NodeJS.ProcessEnv = process.env): Service[] {
  const has = (name: string): boolean => (environment[name] ?? '') !== '';
  const hasHostedSearch = HOSTED_SEARCH_VARIABLES.every(has);
  const isOn: Record<(typeof OWN)[number], boolean> = {
    analytics: has('GATSBY_GTAG_ID'),
    'hosted-search': hasHostedSearch,
    'ask-ai': hasHostedSearch && has('GATSBY_ALGOLIA_ASSISTANT_ID'),
  };
  return OWN.filter((service) => isOn[service]);
}
