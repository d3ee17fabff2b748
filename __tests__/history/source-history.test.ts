import type { SourceNodesArgs } from 'gatsby';
import { historySource } from '../../src/history/node/source-history';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const COMMIT = {
  hash: '0123456789abcdef0123456789abcdef01234567',
  date: '2025-10-23T01:10:20+01:00',
  author: 'Wiki contributors',
  description: 'Say more of cables',
  files: ['content/wiki/spaces/fab.mdx'],
};
const ADDRESS = { url: 'https://git.example/crew', contentPath: 'content' };

describe('the history of the wiki', () => {
  it('is read again, while developing, when a file with names of authors changes', () => {
    const files = ['authors.json', 'people.json', 'history/2025.json', 'exec/2025-2026.json', 'shows/2025-2026.json', 'wiki/a.mdx'];
    expect(files.filter(historySource(ADDRESS).reads)).toEqual(files.slice(0, -1));
  });

  it('becomes nodes without invalid files, and reports once, at info level, what is missing', async () => {
    const root = contentFolder({ 'history/2024.json': [{ hash: 'x' }], 'history/2025.json': [COMMIT] });
    process.env.SITE_CONTENT = root;
    const layer = createDataLayer();
    layer.addFiles(root);
    const info = jest.fn();
    await historySource(ADDRESS).source(
      layer.argumentsFor<SourceNodesArgs>({ reporter: { info } as unknown as SourceNodesArgs['reporter'] }),
    );
    expect(layer.nodesOf('WikiChange')).toMatchObject([
      { hash: COMMIT.hash, description: 'Say more of cables', pages: [{ page: '/wiki/spaces/fab', kind: 'edited' }] },
    ]);
    expect(info.mock.calls).toEqual([[expect.stringMatching(/^History of the wiki: The content is in no git repository\./)]]);
  });
});
