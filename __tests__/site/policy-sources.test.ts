import { frameOrigins, policySources } from '../../src/site/node/policy-sources';

const BOARD = 'https://dashboard.example/jobs';

describe('what pages may show in a frame', () => {
  it('is the player of each video of their texts', () => {
    const texts = ['<Video url="https://www.youtube.com/watch?v=abc" title="A" />', '<Video\n  title="B"\n  url="https://vimeo.com/1" />'];
    expect(frameOrigins(texts, BOARD)).toEqual(['https://player.vimeo.com', 'https://www.youtube-nocookie.com']);
  });

  it('is the vacancies board where a text has it', () => {
    expect(frameOrigins(['<CrewVacancies title="Roles" />'], BOARD)).toEqual(['https://dashboard.example']);
  });

  it('is nothing that a text only shows how to write', () => {
    const fenced = 'Write:\n\n```mdx\n<Video url="https://video.example/1" title="A" />\n```\n\nor `<CrewVacancies />`.';
    expect(frameOrigins([fenced], BOARD)).toEqual([]);
    expect(frameOrigins([`${fenced}\n\n<Video url="https://vimeo.com/1" title="B" />`], BOARD)).toEqual(['https://player.vimeo.com']);
  });

  it('is nothing where no text asks for anything', () => {
    expect(
      frameOrigins(['Plain text with a [link](https://www.youtube.com/watch?v=abc).', '<Video src="./own.mp4" title="Own" />'], BOARD),
    ).toEqual([]);
  });
});

describe('whom the policy lets in', () => {
  const none = { script: [], connect: [], image: [], frame: [] };

  it('is nobody while no service is switched on', () => {
    expect(policySources([], {})).toEqual(none);
  });

  it('is Google where page views are counted', () => {
    const { script, connect } = policySources([], { GATSBY_GTAG_ID: 'G-1' });
    expect(script).toEqual(['https://www.googletagmanager.com']);
    expect(connect).toContain('https://*.google-analytics.com');
  });

  it('is the hosted search, and the assistant where there is one', () => {
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
