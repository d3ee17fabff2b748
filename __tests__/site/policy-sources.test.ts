import { policySources } from '../../src/site/node/policy-sources';

describe('third parties that the policy allows', () => {
  it('include Google if page views are counted', () => {
    const { script, connect } = policySources([], { GATSBY_GTAG_ID: 'G-1' });
    expect(script).toEqual(['https://www.googletagmanager.com']);
    expect(connect).toContain('https://*.google-analytics.com');
  });

  it('include each host of the hosted search', () => {
    const search = { GATSBY_ALGOLIA_APP_ID: 'ABC', GATSBY_ALGOLIA_SEARCH_KEY: 'key', GATSBY_ALGOLIA_INDEX_NAME: 'wiki' };
    const { script, connect } = policySources([], search);
    expect(script).toEqual([]);
    expect(connect).toEqual([
      'https://abc-dsn.algolia.net',
      'https://abc-1.algolianet.com',
      'https://abc-2.algolianet.com',
      'https://abc-3.algolianet.com',
    ]);
  });
});
