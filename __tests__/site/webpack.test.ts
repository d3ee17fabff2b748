/** What our settings change in Gatsby's webpack configuration. */
import path from 'node:path';
import type { Configuration } from 'webpack';
import { GATSBY_PATH_FINDER, replacePathFinder } from '../../src/site/node/runtime-parts';
import loadBrowserPlugins from '../../src/site/node/browser-plugins.cjs';
import { keepBundlesLean } from '../../src/site/node/bundles';
import { keepLazyStylesApart, isStyleOfEveryPage } from '../../src/site/node/lazy-styles';

describe('modules that many chunks share', () => {
  const chunksOf = (config: Configuration): ((chunk: { name: string }) => boolean) => {
    const groups = (config.optimization?.splitChunks || undefined)?.cacheGroups as {
      commons: { chunks: (chunk: { name: string }) => boolean };
    };
    return groups.commons.chunks;
  };

  it('are shared between pages, and not with what loads on demand', () => {
    const config: Configuration = { optimization: { splitChunks: { cacheGroups: { commons: { name: 'commons' } } } } };
    keepBundlesLean(config, 'build-javascript');
    expect(['app', 'component---src-pages-exec-tsx', 'search-modal', ''].map((name) => chunksOf(config)({ name }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    {},
    { optimization: { splitChunks: false } },
    { optimization: { splitChunks: { cacheGroups: { commons: false } } } },
  ] as Configuration[])('stay as they are where Gatsby shares none: %j', (config) => {
    const before = structuredClone(config);
    keepBundlesLean(config, 'build-html');
    expect(config).toEqual(before);
  });
});

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

  it('are told apart in Gatsby’s configuration, where it has a group of them', () => {
    const config = { optimization: { splitChunks: { cacheGroups: { styles: { test: () => true } } } } };
    keepLazyStylesApart(config);
    expect(config.optimization.splitChunks.cacheGroups.styles.test).toBe(isStyleOfEveryPage);
    expect(() => keepLazyStylesApart({})).not.toThrow();
  });
});

it('the runtime finds pages through our module, and nobody else is sent there', () => {
  const request = (issuer: string) => ({ request: './find-path', contextInfo: { issuer } });
  const [ofRuntime, ofOthers] = [request('/site/.cache/loader.js'), request('/site/src/a.js')];
  replacePathFinder(ofRuntime);
  replacePathFinder(ofOthers);
  expect(ofRuntime.request).toBe(path.resolve('src/site/ui/find-path'));
  expect(ofOthers.request).toBe('./find-path');
  expect(GATSBY_PATH_FINDER.test('./find-path')).toBe(true);
});

it('plugins that have nothing to do in the browser are left out of Gatsby’s list', () => {
  const entry = (file: string, options: string) => `{\n      plugin: require('../${file}'),\n      options: ${options},\n    }`;
  const kept = [
    entry('gatsby-browser.tsx', '{"plugins":[]}'),
    entry('node_modules/gatsby-plugin-google-gtag/gatsby-browser.js', '{"a":{}}'),
  ];
  const left = [
    entry('node_modules/gatsby-remark-autolink-headers/gatsby-browser.js', '{"plugins":[],"icon":false}'),
    entry('node_modules/gatsby-plugin-manifest/gatsby-browser.js', '{"icon_options":{"purpose":"any"},"legacy":true}'),
    entry('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js', '{"plugins":[]}'),
  ];
  const list = (entries: string[]) => `module.exports = [${entries.join(',')}]\n`;
  expect(loadBrowserPlugins(list([left[0] ?? '', kept[0] ?? '', left[1] ?? '', kept[1] ?? '', left[2] ?? '']))).toBe(
    `module.exports = [${kept[0]},${kept[1]},]\n`,
  );
});
