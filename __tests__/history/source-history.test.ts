import { historySource } from '../../src/history/node/source-history';

it('the history of the wiki is read again, while developing, when a file with names of authors changes', () => {
  const { reads } = historySource({ url: 'https://git.example/crew', contentPath: 'content', notUpdates: [] });
  const files = ['authors.json', 'people.json', 'history/2025.json', 'exec/2025-2026.json', 'shows/2025-2026.json', 'wiki/a.mdx'];
  expect(files.filter(reads)).toEqual(files.slice(0, -1));
});
