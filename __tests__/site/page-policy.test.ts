import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockedScripts, policyOfSite } from '../../src/site/node/page-policy';
import { temporaryFolder } from '../support/content-folder';
import { memoryCache } from '../support/gatsby-cache';

const SCRIPT = 'start()';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `script-src 'self' ${hashOf(SCRIPT)}`;

function pageWith(body: string, policy = POLICY): string {
  return `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="${policy.replace(/'/g, '&#x27;')}"/></head><body>${body}</body></html>`;
}

describe('the policy of a page', () => {
  it('allows the listed scripts, scripts with a file, and data', () => {
    const html = pageWith(`<script>${SCRIPT}</script><script src="/app.js" async></script><script type="application/ld+json">{}</script>`);
    expect(blockedScripts(html, POLICY)).toEqual([]);
  });

  it('blocks every other script, whatever its type', () => {
    const html = pageWith('<script>other()</script><script type="module">module()</script><script type="text/plain">later()</script>');
    expect(blockedScripts(html, POLICY)).toEqual(['other()', 'module()', 'later()']);
  });
});

describe('the policy of all pages', () => {
  const policyIn = (files: Record<string, string>) => {
    const alone = Object.keys(files);
    return policyOfSite(temporaryFolder(files), { alone, changed: [], copied: [] }, memoryCache());
  };

  it('fails the build if a page has a different one', async () => {
    const files = { 'index.html': pageWith(''), 'wiki/index.html': pageWith('', "script-src 'self'") };
    await expect(policyIn(files)).rejects.toThrow('wiki/index.html has another content security policy than index.html');
  });

  it('fails the build if it blocks a page’s script, which the error quotes', async () => {
    await expect(policyIn({ 'wiki/index.html': pageWith('<script>window.pagePath="/wiki"</script>') })).rejects.toThrow(
      /wiki.index\.html has an inline script .* “window\.pagePath="\/wiki"”/,
    );
  });

  it('is read from changed pages, and from all pages if it changed', async () => {
    const folder = temporaryFolder({ 'index.html': pageWith(''), 'wiki/index.html': '<p>No head.</p>' });
    const cache = memoryCache();
    await policyOfSite(folder, { alone: ['index.html'], changed: [], copied: [] }, cache);
    const warm = () => policyOfSite(folder, { alone: ['index.html'], changed: [], copied: ['wiki/index.html'] }, cache);
    expect(await warm()).toBe(POLICY);
    writeFileSync(path.join(folder, 'index.html'), pageWith('', "script-src 'self'"));
    await expect(warm()).rejects.toThrow('wiki/index.html has no content security policy');
    await expect(warm()).rejects.toThrow('wiki/index.html has no content security policy');
  });
});
