import { existsSync } from 'node:fs';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import { fasterConfiguration } from '../../src/site/node/speed-up-webpack';

/** As Gatsby and gatsby-plugin-typescript put it together. */
const gatsbys = { test: /\.(js|mjs|jsx|ts|tsx)$/, include: () => true, use: 'babel' };
const typescripts = { test: /\.tsx?$/, use: 'babel' };
const styles = { test: /\.css$/, use: 'css' };
const CONFIG = {
  module: { rules: [gatsbys, styles, typescripts] },
  resolve: { alias: { $virtual: '/virtual' } },
  devtool: 'source-map' as const,
};

describe('the configuration of webpack', () => {
  it('has Babel compile each file once, and leaves the rest as it was', () => {
    const { module, resolve, devtool } = fasterConfiguration(CONFIG, 'build-javascript');
    expect(module?.rules).toEqual([gatsbys, styles]);
    expect({ resolve, devtool }).toEqual({ resolve: CONFIG.resolve, devtool: CONFIG.devtool });
  });

  it('leaves the pages out of the server’s bundle while developing, and of no other', () => {
    expect(fasterConfiguration(CONFIG, 'develop-html').resolve?.alias).toEqual({
      '$virtual/async-requires$': false,
      [path.resolve('src/site/ui/site-shell.tsx')]: false,
      $virtual: '/virtual',
    });
    expect(existsSync('src/site/ui/site-shell.tsx')).toBe(true);
    expect(fasterConfiguration(CONFIG, 'build-html').resolve?.alias).toEqual(CONFIG.resolve.alias);
    expect(fasterConfiguration(CONFIG, 'develop').resolve?.alias).toEqual(CONFIG.resolve.alias);
  });

  it('keeps the bundles of the browser, and makes the server’s anew while developing', () => {
    const cached = { ...CONFIG, cache: { type: 'filesystem' as const } };
    expect(fasterConfiguration(cached, 'develop-html').cache).toBe(false);
    expect(fasterConfiguration(cached, 'develop').cache).toEqual(cached.cache);
    expect(fasterConfiguration(cached, 'build-html').cache).toEqual(cached.cache);
  });

  it('leaves out Gatsby’s ESLint, which looks at no file of the site, and no other plugin', () => {
    class ESLintWebpackPlugin {
      apply(): void {}
    }
    class CopyPlugin extends ESLintWebpackPlugin {}
    const copying: WebpackPluginInstance = new CopyPlugin();
    expect(fasterConfiguration({ ...CONFIG, plugins: [new ESLintWebpackPlugin(), copying] }, 'develop').plugins).toEqual([copying]);
  });

  it('is that of this Gatsby: its own rule is for TypeScript, and its plugin has a second one', () => {
    const webpackConfig: { module: { rules: { test: RegExp }[] } }[] = [];
    const plugin = jest.requireActual<{ onCreateWebpackConfig: (args: object) => void }>('gatsby-plugin-typescript/gatsby-node');
    plugin.onCreateWebpackConfig({
      loaders: { js: () => 'babel' },
      actions: { setWebpackConfig: (config: never) => webpackConfig.push(config) },
    });
    expect(webpackConfig).toHaveLength(1);
    expect(fasterConfiguration(webpackConfig[0] as object, 'build-html').module?.rules).toEqual([]);
  });
});
