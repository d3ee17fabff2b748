import type { SourceNodesArgs } from 'gatsby';
import { historySource, readWikiHistory } from '../../src/history/node/source-history';
import { readContent } from '../../src/content/read-content';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const HASH = '0123456789abcdef0123456789abcdef01234567';
const commit = (hash: string, files: string[]) => ({
  hash,
  date: '2025-10-23T01:10:20+01:00',
  author: 'Wiki contributors',
  description: 'Say more of cables',
  files,
});

const PLACE = { url: 'https://git.example/crew', contentPath: 'content' };

const historyOf = (root: string) => readWikiHistory(root, PLACE, readContent(root).data);

describe('the history of the wiki', () => {
  it('leaves out history files that the content check refuses, and does without any', async () => {
    expect((await historyOf(contentFolder())).changes).toEqual([]);
    expect((await historyOf(contentFolder({ 'history/2025.json': [{ hash: 'x' }] }))).changes).toEqual([]);
  });

  it('is read again when a file changes that says how its authors are named, while developing', () => {
    const files = ['authors.json', 'people.json', 'history/2025.json', 'exec/2025-2026.json', 'shows/2025-2026.json', 'wiki/a.mdx'];
    expect(files.filter(historySource(PLACE).reads)).toEqual(files.slice(0, -1));
  });

  it('becomes changes of the wiki in the data layer, and what is missing is said once, at info level', async () => {
    const root = contentFolder({ 'history/2025.json': [commit(HASH, ['content/wiki/spaces/fab.mdx'])] });
    process.env.SITE_CONTENT = root;
    const layer = createDataLayer();
    layer.addFiles(root);
    const info = jest.fn();
    await historySource(PLACE).source(
      layer.argumentsFor<SourceNodesArgs>({ reporter: { info } as unknown as SourceNodesArgs['reporter'] }),
    );
    expect(layer.nodesOf('WikiChange')).toMatchObject([
      { hash: HASH, description: 'Say more of cables', pages: [{ page: '/wiki/spaces/fab', kind: 'edited' }] },
    ]);
    expect(info.mock.calls).toEqual([[expect.stringMatching(/^History of the wiki: The content is in no git repository\./)]]);
  });
});
