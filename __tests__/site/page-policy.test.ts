import { createHash } from 'node:crypto';
import { blockedScripts, policyOf, policyOfPages } from '../../src/site/node/page-policy';
import { temporaryFolder } from '../support/content-folder';

const SCRIPT = 'start()';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `script-src 'self' ${hashOf(SCRIPT)}`;

function pageWith(body: string, policy = POLICY): string {
  return `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="${policy.replace(/'/g, '&#x27;')}"/></head><body>${body}</body></html>`;
}

describe('the policy of a page', () => {
  it('is read from its head', () => {
    expect(policyOf(pageWith(''))).toBe(POLICY);
    expect(policyOf('<html></html>')).toBeUndefined();
  });

  it('lets the scripts run that it names, those with a file, and needs nothing for data', () => {
    const html = pageWith(`<script>${SCRIPT}</script><script src="/app.js" async></script><script type="application/ld+json">{}</script>`);
    expect(blockedScripts(html, POLICY)).toEqual([]);
  });

  it('blocks every other, whatever it calls itself', () => {
    const html = pageWith('<script>other()</script><script type="module">module()</script><script type="text/plain">later()</script>');
    expect(blockedScripts(html, POLICY)).toEqual(['other()', 'module()', 'later()']);
  });
});

describe('the policy of all pages', () => {
  it('is one', async () => {
    const folder = temporaryFolder({ 'index.html': pageWith(`<script>${SCRIPT}</script>`), 'wiki/index.html': pageWith('') });
    expect(await policyOfPages(folder)).toBe(POLICY);
  });

  it('is refused when a page has another', async () => {
    const folder = temporaryFolder({ 'index.html': pageWith(''), 'wiki.html': pageWith('', "script-src 'self'") });
    await expect(policyOfPages(folder)).rejects.toThrow('wiki.html has another content security policy than index.html');
  });

  it('is refused when a page has none', async () => {
    const folder = temporaryFolder({ 'index.html': pageWith(''), 'wiki.html': '<p>No head.</p>' });
    await expect(policyOfPages(folder)).rejects.toThrow('wiki.html has no content security policy');
  });

  it('is refused when a page has a script that it blocks, which is quoted', async () => {
    const folder = temporaryFolder({ 'wiki/index.html': pageWith('<script>window.pagePath="/wiki"</script>') });
    await expect(policyOfPages(folder)).rejects.toThrow(/wiki.index\.html has an inline script .* “window\.pagePath="\/wiki"”/);
  });

  it('is looked for in pages alone, not in what Gatsby keeps beside them', async () => {
    const folder = temporaryFolder({ 'index.html': pageWith(''), '_gatsby/slices/a.html': '<script>x()</script>' });
    expect(await policyOfPages(folder)).toBe(POLICY);
  });
});
