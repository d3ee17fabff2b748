import type { BuildArgs, CreateWebpackConfigArgs } from 'gatsby';
import { frameOrigins, keepFrameOrigins, policySources } from '../../src/site/node/policy-sources';

describe('what pages may show in a frame', () => {
  const cacheOf = () => {
    const kept = new Map<string, unknown>();
    return {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    };
  };
  const buildWith = (answer: unknown) =>
    ({ graphql: () => Promise.resolve(answer), cache: cacheOf() }) as unknown as BuildArgs & CreateWebpackConfigArgs;

  it('comes from the data layer', async () => {
    const build = buildWith({ data: { frameOrigins: ['https://a.example', 'https://b.example'] } });
    expect(await frameOrigins(build)).toEqual([]);
    await keepFrameOrigins(build);
    expect(await frameOrigins(build)).toEqual(['https://a.example', 'https://b.example']);
  });

  it('stops the build if the query fails', async () => {
    await expect(keepFrameOrigins(buildWith({ errors: ['No.'] }))).rejects.toThrow('could not be read: ["No."]');
  });
});

describe('third parties that the policy allows', () => {
  const none = { script: [], connect: [], image: [], frame: [] };

  it('are none while no service is on', () => {
    expect(policySources([], {})).toEqual(none);
  });

  it('include Google if page views are counted', () => {
    const { script, connect } = policySources([], { GATSBY_GTAG_ID: 'G-1' });
    expect(script).toEqual(['https://www.googletagmanager.com']);
    expect(connect).toContain('https://*.google-analytics.com');
  });

  it('include the hosted search, and the assistant if there is one', () => {
    const search = { GATSBY_ALGOLIA_APP_ID: 'ABC', GATSBY_ALGOLIA_SEARCH_KEY: 'key', GATSBY_ALGOLIA_INDEX_NAME: 'wiki' };
    const { script, connect } = policySources([], search);
    expect(script).toEqual([]);
    expect(connect).toEqual([
      'https://abc-dsn.algolia.net',
      'https://abc-1.algolianet.com',
      'https://abc-2.algolianet.com',
      'https://abc-3.algolianet.com',
    ]);
    const withAssistant = policySources([], { ...search, GATSBY_ALGOLIA_ASSISTANT_ID: 'id' });
    expect(withAssistant.connect).toContain('https://askai.algolia.com');
  });
});
