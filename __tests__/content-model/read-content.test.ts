import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { dataFilesOf, replaceNodes, sourceContent, type ContentSource } from '../../src/content-model/data-layer';
import { readContent } from '../../src/content-model/read-content';
import { aliasesOf } from '../../src/links/node/aliases';
import { WIKI_PAGE_SUMMARIES } from '../../src/wiki/node/source-wiki-pages';
import { contentFolder, page, writeFiles } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const redirects = (to: string) => [{ from: ['/join'], to }];

it('the reader of content reads each file once, and a changed one again', () => {
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

it('the reader of content leaves out hidden files, except those in static/.well-known', () => {
  const root = contentFolder({ 'static/.well-known/security.txt': 'Contact: x', 'static/.DS_Store': 'x', 'wiki/.draft.mdx': 'x' });
  const names = [...readContent(root).sizes.keys()].filter((name) => name.includes('/.'));
  expect(names).toEqual(['static/.well-known/security.txt']);
});

describe('while developing', () => {
  const environment = { ...process.env };
  let layer = createDataLayer();
  /** Gatsby's events. */
  let emitter = new EventEmitter();
  beforeEach(() => {
    process.env = { ...environment, NODE_ENV: 'development' };
    [layer, emitter] = [createDataLayer(), new EventEmitter()];
  });
  afterEach(() => {
    process.env = environment;
  });
  const argumentsOfGatsby = () => layer.argumentsFor<SourceNodesArgs>({ emitter });
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  it('a changed or deleted file updates its own nodes and no others', async () => {
    const root = contentFolder({ 'redirects.json': redirects('https://union.example') });
    process.env.SITE_CONTENT = root;
    layer.addFiles(root);
    const others = jest.fn(() => Promise.resolve());
    const ofRedirects: ContentSource = {
      reads: (file) => file === 'redirects.json',
      source: (args) => {
        const { redirects: entries } = aliasesOf({ wiki: [], data: dataFilesOf(args) });
        return replaceNodes(
          args,
          'Redirect',
          entries.map(({ from, to }) => ({ key: from, fields: { from, to } })),
        );
      },
    };
    await sourceContent(argumentsOfGatsby(), [ofRedirects, { reads: (file) => file === 'people.json', source: others }]);
    const redirectsAfter = async (event: string) => {
      layer.addFiles(root);
      emitter.emit(event, { payload: { relativePath: 'redirects.json', internal: { type: 'File' } } });
      await pause(0);
      return layer.nodesOf('Redirect').map(({ from, to }) => [from, to]);
    };
    writeFiles(root, { 'redirects.json': [{ from: ['/su'], to: '/wiki' }] });
    expect(await redirectsAfter('CREATE_NODE')).toEqual([['/su', '/wiki']]);
    rmSync(path.join(root, 'redirects.json'));
    expect(await redirectsAfter('DELETE_NODE')).toEqual([]);
    expect(others).toHaveBeenCalledTimes(1);
    // Gatsby's event has no node if the node is already gone, e.g. after two renames in a row.
    expect(() => emitter.emit('DELETE_NODE', {})).not.toThrow();
  });

  it('two files that arrive 2 ms apart are both in the data layer, although the first run takes longer', async () => {
    const args = argumentsOfGatsby();
    let delay = 20;
    let ended = 0;
    const source = async (): Promise<void> => {
      const files = args.getNodesByType('File').map(({ relativePath }) => ({ key: String(relativePath), fields: {} }));
      await pause((delay /= 2));
      await replaceNodes(args, 'Page', files);
      ended += 1;
    };
    await sourceContent(args, [{ reads: () => true, source }]);
    delay = 40;
    for (const relativePath of ['wiki/a.mdx', 'wiki/b.mdx']) {
      emitter.emit('CREATE_NODE', { payload: layer.addNode('File', relativePath, { relativePath }) });
      await pause(2);
    }
    while (ended < 3) await pause(5);
    expect(layer.nodesOf('Page')).toHaveLength(2);
  });

  it('links to a deleted page disappear, although Gatsby reports the deletion before its store has it', async () => {
    const file = layer.addNode('File', 'file', { relativePath: 'wiki/a.mdx' });
    layer.addNode('WikiPageSummary', 'id of WikiPageSummary wiki/a.mdx', { path: '/wiki/a' });
    const args = argumentsOfGatsby();
    await sourceContent(args, [WIKI_PAGE_SUMMARIES]);
    expect(layer.nodesOf('WikiPageSummary')).toHaveLength(1);
    emitter.emit('DELETE_NODE', { payload: file });
    args.actions.deleteNode(file);
    await pause(0);
    expect(layer.nodesOf('WikiPageSummary')).toEqual([]);
  });
});
