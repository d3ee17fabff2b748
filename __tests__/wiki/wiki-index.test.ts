import { wikiIndex } from '../../src/wiki/node/wiki-index';
import { createDataLayer } from '../support/data-layer';

it('the wiki’s index is made once for the same pages, follows a page that changes, and every query that reads it depends on them', async () => {
  const layer = createDataLayer();
  const read = async (title: string) => {
    layer.addNode('WikiPageSummary', 'summary', { path: '/wiki/b', title, label: title, description: 'x', tagNames: ['Guides'] });
    const query = layer.query();
    return { index: await wikiIndex(query), dependencies: [...query.dependencies] };
  };
  const [first, second, changed] = [await read('Old'), await read('Old'), await read('New')];
  expect(second.index).toBe(first.index);
  expect(second.dependencies).toEqual(['WikiPageSummary']);
  expect([first, changed].map(({ index }) => index.surroundings.get('/wiki/b')?.page.title)).toEqual(['Old', 'New']);
});
