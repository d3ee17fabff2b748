import { logoInPage } from '../../src/site/node/site-drawings';
import { temporaryFolder } from '../support/content-folder';

const logoOf = (inside: string): string => {
  process.env.SITE_CONTENT = temporaryFolder({
    'static/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${inside}</svg>`,
  });
  return logoInPage();
};

describe('the logo in the top bar', () => {
  const contentFolder = process.env.SITE_CONTENT;

  afterEach(() => {
    if (contentFolder === undefined) delete process.env.SITE_CONTENT;
    else process.env.SITE_CONTENT = contentFolder;
  });

  it('the logo in the top bar has the size of the bar, and its parts their own', () => {
    const logo = logoOf('<rect x="4" y="4" width="56" height="40" rx="14" fill="var(--line, #6b2a6f)"/>');
    expect(logo).toMatch(/^<svg xmlns="[^"]*" viewBox="0 0 64 64"><rect /);
    expect(logo).toMatch(/<rect[^>]* width="56"[^>]* height="40"/);
    expect(logo).toContain('fill="var(--line)"');
  });

  it('the logo in the top bar keeps its gradients, whose names cannot be those of headings', () => {
    const logo = logoOf('<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0 0h64v64z"/>');
    expect(logo).toContain('id="logo-a"');
    expect(logo).toContain('fill="url(#logo-a)"');
  });
});
