import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Configuration } from 'webpack';
import { classNameOf, shortenClassNames } from '../../src/site/node/class-names';

/** The part of Gatsby's configuration that is about styles, as it is. */
function gatsbyStyles() {
  const modules: { localIdentName: string; getLocalIdent?: (context: object, pattern: string, local: string) => string } = {
    localIdentName: '[name]--[local]--[hash:hex:5]',
  };
  const plain = { loader: '/node_modules/css-loader/dist/cjs.js', options: { modules: false } };
  const config = {
    module: {
      rules: [
        { test: /\.js$/, use: 'babel-loader' },
        {
          oneOf: [
            {
              test: /\.module\.css$/,
              use: [{ loader: '/x/mini.js' }, { loader: '/node_modules/css-loader/dist/cjs.js', options: { modules } }],
            },
            { test: /\.css$/, use: [plain] },
          ],
        },
      ],
    },
  };
  return { config: config as unknown as Configuration, modules, plain };
}

it('names a class after its file, without a digest', () => {
  const { config, modules } = gatsbyStyles();
  shortenClassNames(config);
  expect(modules.getLocalIdent?.({ resourcePath: '/src/site/ui/top-bar.module.css' }, '', 'link')).toBe('top-bar__link');
  expect(classNameOf('/src/search/ui/search-notices.lazy.module.css', 'panel')).toBe('search-notices__panel');
});

it('leaves plain style sheets alone', () => {
  const { config, plain } = gatsbyStyles();
  shortenClassNames(config);
  expect(plain.options.modules).toBe(false);
});

it('gives no two classes of the site one name, because no two style modules have one', () => {
  const files = globSync('src/**/*.module.css', { cwd: path.resolve() });
  const names = files.map((file) => classNameOf(file, ''));
  expect(files.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
