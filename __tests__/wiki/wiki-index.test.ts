import { wikiIndex } from '../../src/wiki/node/wiki-index';
import { createDataLayer } from '../support/data-layer';

const layer = createDataLayer();
const addPage = (path: string) =>
  layer.addNode('WikiPageSummary', `link ${path}`, { path, title: path, label: path, description: 'x', tagNames: ['Guides'] });

it('the wiki’s index is made once for the same pages, and every query that reads it depends on them', async () => {
  const [one, other] = [layer.query(), layer.query()];
  expect(await wikiIndex(one)).toBe(await wikiIndex(other));
  expect([one, other].map(({ dependencies }) => [...dependencies])).toEqual([['WikiPageSummary'], ['WikiPageSummary']]);
});

it('the wiki’s index follows a page that changes', async () => {
  addPage('/wiki/b');
  const before = await wikiIndex(layer.query());
  layer.addNode('WikiPageSummary', 'link /wiki/b', { path: '/wiki/b', title: 'New', label: 'New', description: 'x', tagNames: [] });
  expect([before, await wikiIndex(layer.query())].map(({ surroundings }) => surroundings.get('/wiki/b')?.page.title)).toEqual([
    '/wiki/b',
    'New',
  ]);
});
