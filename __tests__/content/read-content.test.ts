import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Node, SourceNodesArgs } from 'gatsby';
import { dataFilesOf, replaceNodes, sourceContent, type ContentSource } from '../../src/content/data-layer';
import { readContent } from '../../src/content/read-content';
import { redirectEntriesOf } from '../../src/links/node/site-addresses';
import { WIKI_LINKS } from '../../src/wiki/node/source-wiki-pages';
import { contentFolder, page, writeFiles } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const redirects = (to: string) => [{ from: ['/join'], to }];

describe('the reader', () => {
  it('reads each file once, and a changed one again', () => {
    const root = contentFolder({ 'wiki/a.mdx': page('title: A'), 'redirects.json': redirects('https://union.example') });
    const first = readContent(root);
    const second = readContent(root);
    expect(second.wiki.every((text, index) => text === first.wiki[index])).toBe(true);
    expect(second.data.every((file, index) => file === first.data[index])).toBe(true);
    writeFiles(root, { 'wiki/a.mdx': page('title: Another') });
    const third = readContent(root);
    expect(third.wiki.map(({ title }) => title)).toEqual(['Another', 'Wiki']);
    expect(third.wiki.map((text, index) => text === first.wiki[index])).toEqual([false, true]);
  });

  it('leaves out hidden files, except those in static/.well-known', () => {
    const root = contentFolder({ 'static/.well-known/security.txt': 'Contact: x', 'static/.DS_Store': 'x', 'wiki/.draft.mdx': 'x' });
    const names = [...readContent(root).sizes.keys()].filter((name) => name.includes('/.'));
    expect(names).toEqual(['static/.well-known/security.txt']);
  });
});

describe('while developing', () => {
  const environment = { ...process.env };
  afterEach(() => {
    process.env = { ...environment };
  });

  it('a changed or deleted file updates its own nodes and no others', async () => {
    const root = contentFolder({ 'redirects.json': redirects('https://union.example') });
    process.env = { ...environment, SITE_CONTENT: root, NODE_ENV: 'development' };
    const layer = createDataLayer();
    layer.addFiles(root);
    const listeners = new Map<string, (action: { payload?: object }) => void>();
    const emitter = { on: (event: string, listener: (action: { payload?: object }) => void) => listeners.set(event, listener) };
    const others = jest.fn(() => Promise.resolve());
    const ofRedirects: ContentSource = {
      reads: (file) => file === 'redirects.json',
      source: (args) => {
        const entries = redirectEntriesOf({ data: dataFilesOf(args) });
        return replaceNodes(
          args,
          'Redirect',
          entries.map(({ from, to }) => ({ key: from, fields: { from, to } })),
        );
      },
    };
    const sources: ContentSource[] = [ofRedirects, { reads: (file) => file === 'people.json', source: others }];
    await sourceContent(layer.argumentsFor<SourceNodesArgs>({ emitter: emitter as unknown as SourceNodesArgs['emitter'] }), sources);
    const meet = async (event: string) => {
      layer.addFiles(root);
      listeners.get(event)?.({ payload: { relativePath: 'redirects.json', internal: { type: 'File' } } });
      await new Promise((resolve) => setImmediate(resolve));
      return layer.nodesOf('Redirect').map(({ from, to }) => [from, to]);
    };
    writeFiles(root, { 'redirects.json': [{ from: ['/su'], to: '/wiki' }] });
    expect(await meet('CREATE_NODE')).toEqual([['/su', '/wiki']]);
    rmSync(path.join(root, 'redirects.json'));
    expect(await meet('DELETE_NODE')).toEqual([]);
    expect(others).toHaveBeenCalledTimes(1);
    // Gatsby's event has no node if the node is already gone, e.g. after two renames in a row.
    expect(() => listeners.get('DELETE_NODE')?.({})).not.toThrow();
  });

  it('two files that arrive 2 ms apart are both in the data layer, although the first run takes longer', async () => {
    process.env = { ...environment, NODE_ENV: 'development' };
    const layer = createDataLayer();
    let tell: (action: { payload: object }) => void = () => {};
    const emitter = { on: (_event: string, listener: typeof tell) => (tell = listener) };
    const args = layer.argumentsFor<SourceNodesArgs>({ emitter: emitter as unknown as SourceNodesArgs['emitter'] });
    let delay = 20;
    let ended = 0;
    const source = async (): Promise<void> => {
      const files = args.getNodesByType('File').map(({ relativePath }) => ({ key: String(relativePath), fields: {} }));
      await new Promise((resolve) => setTimeout(resolve, (delay /= 2)));
      await replaceNodes(args, 'Page', files);
      ended += 1;
    };
    await sourceContent(args, [{ reads: () => true, source }]);
    delay = 40;
    for (const relativePath of ['wiki/a.mdx', 'wiki/b.mdx']) {
      tell({ payload: layer.addNode('File', relativePath, { relativePath }) });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    while (ended < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(layer.nodesOf('Page')).toHaveLength(2);
  });

  it('links to a deleted page disappear, although Gatsby reports the deletion before its store has it', async () => {
    process.env = { ...environment, NODE_ENV: 'development' };
    const layer = createDataLayer();
    layer.addNode('File', 'file', { relativePath: 'wiki/a.mdx' });
    layer.addNode('WikiLink', 'id of WikiLink wiki/a.mdx', { path: '/wiki/a' });
    let tell: (action: { payload: object }) => void = () => {};
    const emitter = { on: (_event: string, listener: typeof tell) => (tell = listener) };
    const args = layer.argumentsFor<SourceNodesArgs>({ emitter: emitter as unknown as SourceNodesArgs['emitter'] });
    await sourceContent(args, [WIKI_LINKS]);
    expect(layer.nodesOf('WikiLink')).toHaveLength(1);
    const [file] = args.getNodesByType('File');
    tell({ payload: file as object });
    args.actions.deleteNode(file as Node);
    await new Promise((resolve) => setImmediate(resolve));
    expect(layer.nodesOf('WikiLink')).toEqual([]);
  });
});
