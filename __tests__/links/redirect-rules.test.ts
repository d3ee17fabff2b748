import { aliasPageOf } from '../../src/links/node/alias-pages';
import { nginxRedirects, redirectsFile } from '../../src/links/node/redirect-rules';
import { SITE } from '../support/content-folder';

const redirects = [
  { fromPath: '/ppe', toPath: '/wiki/safety#ppe', statusCode: 302 },
  { fromPath: '/join', toPath: 'https://union.example/?a=1' },
  { fromPath: '/cables', toPath: '/wiki/cables', statusCode: 302 },
  { fromPath: '/moved', toPath: '/wiki', statusCode: 301 },
];

describe('the file of Netlify and Cloudflare Pages', () => {
  it('has a line per redirect, sorted, and temporary unless the redirect has a status', () => {
    expect(redirectsFile(redirects)).toBe(
      '/cables /wiki/cables 302\n/join https://union.example/?a=1 302\n/moved /wiki 301\n/ppe /wiki/safety#ppe 302\n',
    );
  });

  it('has no spaces within a path', () => {
    expect(redirectsFile([{ fromPath: '/docs/Café Set-up', toPath: '/wiki/cafe' }])).toBe('/docs/Caf%C3%A9%20Set-up /wiki/cafe 302\n');
  });
});

describe('the target of a redirect', () => {
  it.each([
    ['https://bücher.example/ä?ö=1', 'https://xn--bcher-kva.example/%C3%A4?%C3%B6=1'],
    ['https://x.example:8443?a=b%20c', 'https://x.example:8443?a=b%20c'],
    ['/wiki/tags/café', '/wiki/tags/caf%C3%A9'],
  ])('is ASCII in the files of hosts: %s', (toPath, written) => {
    expect(redirectsFile([{ fromPath: '/a', toPath }])).toBe(`/a ${written} 302\n`);
    expect(nginxRedirects([{ fromPath: '/a', toPath }])).toContain(`"/a" "${written}";`);
  });
});

it('the link preview of a redirect names only the host of the other site', () => {
  const site = { ...SITE, navbar: { items: [] } };
  const { description } = aliasPageOf({ from: '/join', to: 'https://www.café.example?ref=1' }, site);
  expect(description).toBe('Fixture Tech Crew sends you on to café.example.');
});

describe('the map of nginx', () => {
  it('lets no address break out of its quotes or name a variable', () => {
    expect(nginxRedirects([{ fromPath: '/a', toPath: 'https://x.example/"$host\\' }])).toContain(
      '"/a" "https://x.example/\\"%24host\\\\";\n',
    );
  });
});
