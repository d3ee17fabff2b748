/** What our settings change in Gatsby's webpack configuration. */
import { isStyleOfEveryPage } from '../../src/site/node/configure-webpack';

describe('style sheets', () => {
  const sheet = (name: string | null, type = 'css/mini-extract') => ({ type, nameForCondition: () => name });

  it.each([
    ['/src/site/style/global.css', true],
    ['/src/components/wiki/a.module.css', true],
    ['/src/components/search/modal.lazy.css', false],
    ['/src/links/ui/printed-label.lazy.module.css', false],
    ['/node_modules/@docsearch/css/dist/style.css', false],
  ])('%s is in every page: %s', (name, expected) => {
    expect(isStyleOfEveryPage(sheet(name))).toBe(expected);
  });

  it('are style sheets, and nothing else is', () => {
    expect(isStyleOfEveryPage(sheet('/src/a.ts', 'javascript/auto'))).toBe(false);
    expect(isStyleOfEveryPage(sheet(null))).toBe(true);
  });
});
