import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx';
import { readWikiPage } from '../../src/content-model/read-content';
import { createPageCompiler, namedFilesOf } from '../../src/wiki/node/compile-page';
import { contentFolder, page } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

jest.mock('gatsby-plugin-mdx', () => ({ compileMDXWithCustomOptions: jest.fn(() => Promise.resolve()) }));

type Helpers = Parameters<typeof createPageCompiler>[0];
type PageNode = Parameters<ReturnType<typeof createPageCompiler>>[0];

it.each([
  ['beside it', 'wiki/lx/wall.webp', '![Wall](wall.webp)'],
  ['as a drawing', 'wiki/lx/wall.svg', '![Wall](wall.svg)'],
  ['by a path', 'wiki/shared/wall.webp', '![Wall](../shared/wall.webp)'],
  ['by an encoded path', 'wiki/my kit/wall.webp', '![Wall](../my%20kit/wall.webp)'],
  ['in angle brackets', 'wiki/my (old) kit/wall.webp', '![Wall](<../my (old) kit/wall.webp>)'],
  ['in a folder below it', 'wiki/lx/deep/wall.webp', '![Wall](deep/wall.webp)'],
  ['by a name whose accent the disk has apart', 'wiki/lx/cafe\u0301.webp', '![Wall](caf\u00e9.webp)'],
  ['in double quotes', 'wiki/shared/wall.mp4', '<Video src="../shared/wall.mp4" title="Wall" />'],
  ['in single quotes', 'wiki/shared/wall.mp4', "<Video src='../shared/wall.mp4' title='Wall' />"],
])('a page shows the new file when a file that it names %s is replaced', async (_how, file, text) => {
  const root = contentFolder({ 'wiki/lx/desk.mdx': page('title: Desk', `${text}\n`), [file]: '' });
  process.env.SITE_CONTENT = root;
  const layer = createDataLayer();
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const compile = createPageCompiler(
    layer.argumentsFor<Helpers>({
      getCache: () => cache as unknown as ReturnType<Helpers['getCache']>,
      pathPrefix: '',
      store: { getState: () => ({ flattenedPlugins: [] }) } as unknown as Helpers['store'],
    }),
  );
  const absolutePath = `${root}/wiki/lx/desk.mdx`;
  const namedFiles = namedFilesOf(readWikiPage(root, 'wiki/lx/desk.mdx') ?? { tree: undefined }, absolutePath);
  const desk = layer.addNode('WikiPage', root, { absolutePath, namedFiles }) as unknown as PageNode;
  const compiled = jest.mocked(compileMDXWithCustomOptions).mockClear();
  for (const version of ['old', 'old', 'new']) {
    layer.addNode('File', 'wall', { absolutePath: `${root}/${file}`, version });
    await compile(desk, layer.query());
  }
  expect(compiled).toHaveBeenCalledTimes(2);
});
