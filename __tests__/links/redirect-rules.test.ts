import { aliasPageOf, nginxRedirects, redirectsFile } from '../../src/links/node/alias-pages';
import { SITE } from '../support/content-folder';

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
