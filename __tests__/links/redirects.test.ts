import type { SourceNodesArgs } from 'gatsby';
import { readRedirects, sourceRedirects } from '../../src/links/node/source-redirects';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

describe('the redirect table', () => {
  it('is empty when there is none, or when the content check refuses it', () => {
    expect(readRedirects(contentFolder())).toEqual([]);
    expect(readRedirects(contentFolder({ 'redirects.json': [{ from: 'x' }] }))).toEqual([]);
  });

  it('becomes a node for every path', async () => {
    process.env.SITE_CONTENT = contentFolder({
      'redirects.json': [
        { from: ['/join', '/su'], to: 'https://union.example' },
        { from: ['/over'], to: '/wsover' },
      ],
    });
    const layer = createDataLayer();
    await sourceRedirects(layer.argumentsFor<SourceNodesArgs>());
    delete process.env.SITE_CONTENT;
    expect(layer.nodesOf('Redirect').map(({ from, to }) => [from, to])).toEqual([
      ['/join', 'https://union.example'],
      ['/su', 'https://union.example'],
      ['/over', '/wsover'],
    ]);
  });
});
