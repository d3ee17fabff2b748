import { offlineFiles, type OfflineInventory, type PublishedFile } from '../node/offline-files';

const INVENTORY: OfflineInventory = {
  pages: ['/', '/shows', '/wiki', '/wiki/cables'],
  wikiPages: ['/wiki', '/wiki/cables'],
  shell: ['/offline-fallback.html', '/app-0123456789abcdef.js'],
  wikiFiles: ['/app-0123456789abcdef.js', '/static/a/plug.webp'],
  compared: ['/offline-fallback.html', '/app-0123456789abcdef.js'],
  aliases: { '/xlr': '/wiki/cables#xlr', '/cable': '/wiki/cables' },
};

const published = (changes: Record<string, string> = {}) => {
  return (path: string): PublishedFile => ({ digest: changes[path] ?? `digest of ${path}`, bytes: () => 10, room: 30 });
};

const files = (inventory = INVENTORY, read = published(), code = 'code') => offlineFiles(inventory, read, code);

test('the manifest has digests of pages, their data and scripts, but not of pictures', () => {
  const { digests } = files().manifest;
  expect(digests['/wiki/cables']).toBe('digest of /wiki/cables');
  expect(digests['/page-data/wiki/cables/page-data.json']).toBe('digest of /page-data/wiki/cables/page-data.json');
  expect(digests['/page-data/index/page-data.json']).toBeDefined();
  expect(digests['/app-0123456789abcdef.js']).toBe('digest of /app-0123456789abcdef.js');
  expect(digests).not.toHaveProperty('/static/a/plug.webp');
});

test('the saved wiki is its pages, their data and all files that they need, each once', () => {
  const { wiki } = files();
  expect(wiki.files.map(([path]) => path)).toEqual([
    '/offline-fallback.html',
    '/app-0123456789abcdef.js',
    '/wiki',
    '/page-data/wiki/page-data.json',
    '/wiki/cables',
    '/page-data/wiki/cables/page-data.json',
    '/static/a/plug.webp',
  ]);
  expect(wiki.room).toBe(7 * 30);
});

test('two builds of the same content have the same version', () => {
  const turned = {
    ...INVENTORY,
    pages: INVENTORY.pages.toReversed(),
    wikiPages: INVENTORY.wikiPages.toReversed(),
    wikiFiles: INVENTORY.wikiFiles.toReversed(),
    aliases: { '/cable': '/wiki/cables', '/xlr': '/wiki/cables#xlr' },
  };
  expect(files(turned)).toEqual(files());
});

test.each([
  ['a page', () => files(INVENTORY, published({ '/shows': 'another' }))],
  ['a short link', () => files({ ...INVENTORY, aliases: { ...INVENTORY.aliases, '/dmx': '/wiki' } })],
  ['a picture', () => files({ ...INVENTORY, wikiFiles: ['/static/b/plug.webp'] })],
  ['the worker', () => files(INVENTORY, published(), 'other code')],
])('a change of %s makes a new version', (_, changed) => {
  expect(changed().manifest.version).not.toBe(files().manifest.version);
});
