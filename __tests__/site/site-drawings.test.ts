import { logoInPage } from '../../src/site/node/site-drawings';
import { temporaryFolder } from '../support/content-folder';

afterEach(() => {
  delete process.env.SITE_CONTENT;
});

it.each([
  [
    'has the size of the bar, and its parts their own',
    '<rect x="4" y="4" width="56" height="40" rx="14" fill="var(--line, #6b2a6f)"/>',
    [/^<svg xmlns="[^"]*" viewBox="0 0 64 64"><rect /, /<rect[^>]* width="56"[^>]* height="40"/, /fill="var\(--line\)"/],
  ],
  [
    'keeps its gradients, whose names cannot be those of headings',
    '<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0 0h64v64z"/>',
    [/id="logo-a"/, /fill="url\(#logo-a\)"/],
  ],
])('the logo in the top bar %s', (_what, parts, expected) => {
  process.env.SITE_CONTENT = temporaryFolder({
    'static/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${parts}</svg>`,
  });
  const logo = logoInPage();
  expect(expected.filter((pattern) => !pattern.test(logo))).toEqual([]);
});
