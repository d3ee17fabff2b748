import { existsSync } from 'node:fs';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import { fasterConfiguration } from '../../src/site/node/configure-webpack';

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
  it('compiles each file once, and is otherwise unchanged', () => {
    const { module, resolve, devtool } = fasterConfiguration(CONFIG, 'build-javascript');
    expect(module?.rules).toEqual([gatsbys, styles]);
    expect({ resolve, devtool }).toEqual({ resolve: CONFIG.resolve, devtool: CONFIG.devtool });
  });

  it('leaves pages out of the development server’s bundle alone', () => {
    expect(fasterConfiguration(CONFIG, 'develop-html').resolve?.alias).toEqual({
      '$virtual/async-requires$': false,
      [path.resolve('src/site/ui/site-shell.tsx')]: false,
      $virtual: '/virtual',
    });
    expect(existsSync('src/site/ui/site-shell.tsx')).toBe(true);
    expect(fasterConfiguration(CONFIG, 'build-html').resolve?.alias).toEqual(CONFIG.resolve.alias);
    expect(fasterConfiguration(CONFIG, 'develop').resolve?.alias).toEqual(CONFIG.resolve.alias);
  });

  it('caches the browser’s bundles, but not the development server’s', () => {
    const cached = { ...CONFIG, cache: { type: 'filesystem' as const } };
    expect(fasterConfiguration(cached, 'develop-html').cache).toBe(false);
    expect(fasterConfiguration(cached, 'develop').cache).toEqual(cached.cache);
    expect(fasterConfiguration(cached, 'build-html').cache).toEqual(cached.cache);
  });

  it('removes Gatsby’s ESLint and no other plugin', () => {
    class ESLintWebpackPlugin {
      apply(): void {}
    }
    class CopyPlugin extends ESLintWebpackPlugin {}
    const copying: WebpackPluginInstance = new CopyPlugin();
    expect(fasterConfiguration({ ...CONFIG, plugins: [new ESLintWebpackPlugin(), copying] }, 'develop').plugins).toEqual([copying]);
  });

  it('fits this Gatsby: TypeScript has two rules in it', () => {
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
