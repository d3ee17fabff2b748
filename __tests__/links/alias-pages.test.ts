import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { siteSchema } from '../../src/content-model/site-schema';
import { createAliasPages } from '../../src/links/node/alias-pages';
import { contentFolder, SITE } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

it('every short link and every redirect has a page of one template, and a redirect for hosts', () => {
  const root = contentFolder({
    'redirects.json': [{ from: ['/join'], to: 'https://union.example' }],
    'wiki/safety.mdx':
      '---\ntitle: Safety\ndescription: Stay whole.\nshortlinks: [safe]\nsectionShortlinks:\n  - shortlink: gloves\n    hash: gloves\n---\n\n## Gloves\n',
  });
  process.env.SITE_CONTENT = root;
  const layer = createDataLayer();
  layer.addFiles(root);
  const [createPage, createRedirect] = [jest.fn(), jest.fn()];
  createAliasPages(
    layer.argumentsFor<CreatePagesArgs>({ actions: { createPage, createRedirect } } as unknown as CreatePagesArgs),
    siteSchema.parse(SITE),
  );
  const component = path.resolve('src/templates/shortlink.tsx');
  const targets = { '/safe': '/wiki/safety', '/gloves': '/wiki/safety#gloves', '/join': 'https://union.example' };
  for (const [fromPath, toPath] of Object.entries(targets)) {
    const [target, hash] = toPath.split('#');
    const context = expect.objectContaining({ target, hash }) as object;
    expect(createPage).toHaveBeenCalledWith({ path: fromPath, component, context });
    expect(createRedirect).toHaveBeenCalledWith(expect.objectContaining({ fromPath, toPath }));
  }
  expect([createPage.mock.calls, createRedirect.mock.calls].map(({ length }) => length)).toEqual([3, 3]);
});
