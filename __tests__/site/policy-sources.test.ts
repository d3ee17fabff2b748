import { policySources } from '../../src/site/node/policy-sources';

const SITE = { embedHosts: [], links: {} };

it.each([
  [
    'Google, if page views are counted',
    { GATSBY_GTAG_ID: 'G-1' },
    ['https://www.googletagmanager.com'],
    ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  ],
  [
    'each host of the hosted search',
    { GATSBY_ALGOLIA_APP_ID: 'ABC', GATSBY_ALGOLIA_SEARCH_KEY: 'key', GATSBY_ALGOLIA_INDEX_NAME: 'wiki' },
    [],
    ['https://abc-dsn.algolia.net', ...[1, 2, 3].map((number) => `https://abc-${number}.algolianet.com`)],
  ],
])('the policy allows %s', (_what, environment, scripts, connections) => {
  const { script, connect } = policySources(SITE, environment);
  expect({ script, connect }).toEqual({ script: scripts, connect: connections });
});
