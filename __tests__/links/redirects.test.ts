import type { SourceNodesArgs } from 'gatsby';
import { REDIRECTS } from '../../src/links/node/source-links';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const layer = createDataLayer();

/** The redirects in the data layer, once it holds the files of a content folder. */
async function redirectsIn(root: string) {
  process.env.SITE_CONTENT = root;
  layer.addFiles(root);
  await REDIRECTS.source(layer.argumentsFor<SourceNodesArgs>());
  delete process.env.SITE_CONTENT;
  return layer.nodesOf('Redirect').map(({ from, to }) => [from, to]);
}

describe('the redirect table', () => {
  it('is empty when there is none, or when the content check refuses it', async () => {
    expect(await redirectsIn(contentFolder())).toEqual([]);
    expect(await redirectsIn(contentFolder({ 'redirects.json': [{ from: 'x' }] }))).toEqual([]);
  });

  it('becomes a node for every path', async () => {
    const root = contentFolder({
      'redirects.json': [
        { from: ['/join', '/su'], to: 'https://union.example' },
        { from: ['/over'], to: '/wsover' },
        { from: ['/docs/My%20Caf%C3%A9'], to: '/wiki/cafe' },
      ],
    });
    expect(await redirectsIn(root)).toEqual([
      ['/join', 'https://union.example'],
      ['/su', 'https://union.example'],
      ['/over', '/wsover'],
      // Decoded, as files are called.
      ['/docs/My Café', '/wiki/cafe'],
    ]);
  });
});
