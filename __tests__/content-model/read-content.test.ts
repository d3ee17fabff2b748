import { EventEmitter } from 'node:events';
import type { SourceNodesArgs } from 'gatsby';
import { filesInDataLayer, replaceNodes, sourceContent } from '../../src/content-model/data-layer';
import { readContent } from '../../src/content-model/read-content';
import { contentFolder, page, writeFiles } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

it('the reader of content reads each file once, and a changed one again', () => {
  const root = contentFolder({ 'wiki/a.mdx': page('title: A'), 'redirects.json': [] });
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

/** Gatsby's data layer and events, and a source that makes a `Page` of every File node. */
function createDevelopment(pauseBefore: () => Promise<unknown> = () => Promise.resolve()) {
  process.env.NODE_ENV = 'development';
  const layer = createDataLayer();
  const emitter = new EventEmitter();
  const args = layer.argumentsFor<SourceNodesArgs>({ emitter });
  const source = jest.fn(async () => {
    const pages = filesInDataLayer(args).map((file) => ({ key: file, fields: { file } }));
    await pauseBefore();
    await replaceNodes(args, 'Page', pages);
  });
  return { layer, emitter, args, source, pages: () => layer.nodesOf('Page').map(({ file }) => file) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('while developing, a new or deleted file updates its own nodes and no others, although Gatsby reports it before its store has it', async () => {
  const { layer, emitter, args, source, pages } = createDevelopment();
  const others = jest.fn(() => Promise.resolve());
  await sourceContent(args, [
    { reads: (file) => file.startsWith('wiki/'), source },
    { reads: (file) => file === 'people.json', source: others },
  ]);
  const payload = { relativePath: 'wiki/a.mdx', internal: { type: 'File' } };
  emitter.emit('CREATE_NODE', { payload });
  const file = layer.addNode('File', 'file', payload);
  await pause(0);
  expect(pages()).toEqual(['wiki/a.mdx']);
  emitter.emit('DELETE_NODE', { payload });
  args.actions.deleteNode(file);
  await pause(0);
  expect(pages()).toEqual([]);
  expect(others).toHaveBeenCalledTimes(1);
  // Gatsby's event has no node if the node is already gone, e.g. after two renames in a row.
  expect(() => emitter.emit('DELETE_NODE', {})).not.toThrow();
});

it('while developing, two files that arrive 2 ms apart are both in the data layer, although the first run takes longer', async () => {
  const delays = [0, 200, 0];
  const { layer, emitter, args, source, pages } = createDevelopment(() => pause(delays.shift() ?? 0));
  await sourceContent(args, [{ reads: () => true, source }]);
  for (const relativePath of ['wiki/a.mdx', 'wiki/b.mdx']) {
    emitter.emit('CREATE_NODE', { payload: layer.addNode('File', relativePath, { relativePath }) });
    await pause(2);
  }
  while (source.mock.calls.length < 3) await pause(5);
  await Promise.all(source.mock.results.map(({ value }) => value as Promise<void>));
  expect(pages()).toEqual(['wiki/a.mdx', 'wiki/b.mdx']);
});
