/** One content security policy fits every page: it has the hashes of all inline scripts. */
import { createHash } from 'node:crypto';
import { APPS } from '../../src/content-model/contributions';
import { policyOf } from '../../src/site/node/headers';
import { buildFixtureSites } from '../support/build-fixture-sites';
import { builtSite } from '../support/built-site';

// Enough for the builds on a slow machine.
beforeAll(buildFixtureSites, 900_000);

/** Also those of page views, which have another type until the reader agrees. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it.each(['plain', 'configured', 'second'] as const)('all pages of the %s site have one policy, which allows each inline script', (name) => {
  const site = builtSite(name);
  const pages = site
    .files((file) => file.endsWith('.html') && !file.startsWith('_gatsby/') && !APPS.some((app) => `/${file}`.startsWith(app)))
    .map((file) => ({ file, html: site.read(file) }));
  const policies = new Set(pages.map(({ html }) => policyOf(html)));
  expect(policies.size).toBe(1);
  const [policy = ''] = policies;
  const blocked = pages.filter(({ html }) => inlineScripts(html).some((script) => !policy.includes(hashOf(script))));
  expect(blocked.map(({ file }) => file)).toEqual([]);
  expect(site.read('_headers')).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'self'`);
});

it('the policy names the site’s own files, the hashes of inline scripts and the hosts of frames; it stands before any script', () => {
  const site = builtSite('plain');
  const html = site.read('wiki.html');
  expect(
    policyOf(html)
      ?.replace(/(?: 'sha256-[\w+/]{43}=')+/, ' and hashes')
      .split('; '),
  ).toEqual([
    "default-src 'self'",
    "script-src 'self' and hashes",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://video.example https://www.video.example https://crewvacancies.example',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
  expect(html.slice(0, html.indexOf('http-equiv="Content-Security-Policy"'))).not.toContain('<script');
  const [headersOfAll = ''] = site.read('_headers').split('\n\n');
  for (const header of ['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin', 'camera=()'])
    expect(headersOfAll).toContain(header);
});
