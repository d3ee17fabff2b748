import { createHash } from 'node:crypto';
import { policyOfPages } from '../../src/site/node/page-policy';
import { temporaryFolder } from '../support/content-folder';

const SCRIPT = 'start()';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `script-src 'self' ${hashOf(SCRIPT)}`;

function pageWith(body: string, policy = POLICY): string {
  return `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="${policy.replace(/'/g, '&#x27;')}"/></head><body>${body}</body></html>`;
}

describe('the policy of all pages', () => {
  const policyIn = (files: Record<string, string>) => policyOfPages(temporaryFolder(files), Object.keys(files));

  it('allows the listed scripts, scripts with a file, and data', () => {
    const html = pageWith(`<script>${SCRIPT}</script><script src="/app.js" async></script><script type="application/ld+json">{}</script>`);
    expect(policyIn({ 'index.html': html })).toBe(POLICY);
  });

  it('is the same on every page but the forms’ page, which has its own', () => {
    const files = { 'index.html': pageWith(''), 'wiki/index.html': pageWith(''), 'forms/index.html': pageWith('', "script-src 'none'") };
    expect(policyIn(files)).toBe(POLICY);
  });

  it('fails the build if a page has a different one', () => {
    const files = { 'index.html': pageWith(''), 'wiki/index.html': pageWith('', "script-src 'self'") };
    expect(() => policyIn(files)).toThrow('wiki/index.html and index.html have different content security policies');
  });

  it('fails the build if a page has none', () => {
    const files = { 'index.html': pageWith(''), 'wiki/index.html': '<p>No head.</p>' };
    expect(() => policyIn(files)).toThrow('wiki/index.html has no content security policy');
  });

  it.each(['', ' type="module"', ' type="text/plain"'])('fails the build if it blocks a script%s, which the error quotes', (type) => {
    expect(() => policyIn({ 'wiki/index.html': pageWith(`<script${type}>window.pagePath="/wiki"</script>`) })).toThrow(
      'wiki/index.html has an inline script that the content security policy blocks: “window.pagePath="/wiki"”',
    );
  });
});
