import { policySources } from '../../src/site/node/policy-sources';

const SITE = { embedHosts: ['plan.example'], links: { crewVacancies: 'https://jobs.example/board?i=25' } };

it('the policy allows frames of YouTube’s and Vimeo’s players, of the listed hosts and of the board of vacancies', () => {
  expect(policySources(SITE, {}).frame).toEqual([
    ...['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    ...['https://plan.example', 'https://www.plan.example', 'https://jobs.example'],
  ]);
});

it('the policy allows Google if page views are counted', () => {
  const { script, connect } = policySources(SITE, { GATSBY_GTAG_ID: 'G-1' });
  expect(script).toEqual(['https://www.googletagmanager.com']);
  expect(connect).toContain('https://*.google-analytics.com');
});

it('the policy allows each host of the hosted search', () => {
  const search = { GATSBY_ALGOLIA_APP_ID: 'ABC', GATSBY_ALGOLIA_SEARCH_KEY: 'key', GATSBY_ALGOLIA_INDEX_NAME: 'wiki' };
  const { script, connect } = policySources(SITE, search);
  expect(script).toEqual([]);
  expect(connect).toEqual([
    'https://abc-dsn.algolia.net',
    'https://abc-1.algolianet.com',
    'https://abc-2.algolianet.com',
    'https://abc-3.algolianet.com',
  ]);
});
