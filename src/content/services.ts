export const SERVICES = ['analytics', 'hosted-search', 'ask-ai', 'offline', 'forms'] as const;
export type Service = (typeof SERVICES)[number];

const HOSTED_SEARCH_VARIABLES = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX_NAME'];

/** The services that this build switches on. Other companies' need their variables; ours are on unless a variable is `off`. */
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
