import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { siteSchema } from '../../src/content-model/site-schema';
import { aliasPageOf, createAliasPages, nginxRedirects, redirectsFile } from '../../src/links/node/alias-pages';
import { contentFolder, page, SITE } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

it('every short link and every redirect has a page of one template, and a redirect for hosts', () => {
  const root = contentFolder({
    'redirects.json': [{ from: ['/join'], to: 'https://union.example' }],
    'wiki/safety.mdx': page('title: Safety\nshortlinks: [safe]\nsectionShortlinks: [{shortlink: gloves, hash: gloves}]', '## Gloves\n'),
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

const lineOf = (toPath: string, fromPath = '/a'): string => redirectsFile([{ fromPath, toPath }]);

it('the redirects of Netlify and Cloudflare Pages are sorted and temporary, and no path in them has a space', () => {
  const redirects = [
    { fromPath: '/ppe', toPath: '/wiki/safety#ppe' },
    { fromPath: '/join', toPath: 'https://union.example/?a=1' },
  ];
  expect(redirectsFile(redirects)).toBe('/join https://union.example/?a=1 302\n/ppe /wiki/safety#ppe 302\n');
  expect(lineOf('/wiki/cafe', '/docs/Café Set-up')).toBe('/docs/Caf%C3%A9%20Set-up /wiki/cafe 302\n');
});

it.each([
  ['https://bücher.example/ä?ö=1', 'https://xn--bcher-kva.example/%C3%A4?%C3%B6=1'],
  ['https://x.example:8443?a=b%20c', 'https://x.example:8443?a=b%20c'],
  ['/wiki/tags/café', '/wiki/tags/caf%C3%A9'],
])('the files of hosts have the target of a redirect in ASCII: %s', (toPath, written) => {
  expect(lineOf(toPath)).toBe(`/a ${written} 302\n`);
  expect(nginxRedirects([{ fromPath: '/a', toPath }])).toContain(`"/a" "${written}";`);
});

it('no target can break out of its quotes in nginx’s map, or name a variable', () => {
  expect(nginxRedirects([{ fromPath: '/a', toPath: 'https://x.example/"$host\\' }])).toContain(
    '"/a" "https://x.example/\\"%24host\\\\";\n',
  );
});

it('the link preview of a redirect names only the host of the other site', () => {
  const site = { ...SITE, navbar: { items: [] } };
  const { context } = aliasPageOf({ from: '/join', to: 'https://www.café.example?ref=1' }, site);
  expect(context.description).toBe('Fixture Tech Crew sends you on to café.example.');
});
