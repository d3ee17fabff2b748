import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { temporaryFolder } from '../support/content-folder';
import { fasterConfiguration, ReplacedCodePlugin, REPLACEMENTS } from '../../src/site/node/configure-webpack';

it('the development server’s bundle leaves out the pages, which stay in every other bundle', () => {
  const config = { resolve: { alias: { $virtual: '/virtual' } } };
  expect(fasterConfiguration(config, 'develop-html').resolve?.alias).toEqual({
    '$virtual/async-requires$': false,
    [path.resolve('src/site/ui/site-shell.tsx')]: false,
    $virtual: '/virtual',
  });
  expect(existsSync('src/site/ui/site-shell.tsx')).toBe(true);
  for (const stage of ['build-html', 'develop'] as const)
    expect(fasterConfiguration(config, stage).resolve?.alias).toEqual(config.resolve.alias);
});

const DIALOG = 'node_modules/@docsearch/react/dist/esm/DocSearchModal.js';
const PATHS = '.cache/find-path.js';
const FINDS_PATHS = { [PATHS]: 'export const remember = (pathCache) => pathCache.set(trimmedPathname, foundPath);' };

/** Messages of webpack for an app that imports these files. */
const messagesOf = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const context = temporaryFolder({
    ...files,
    'app.js': Object.keys(files)
      .map((file) => `import './${file}';`)
      .join('\n'),
  });
  const compiler = webpack({
    context,
    mode: 'none',
    entry: './app.js',
    output: { path: context },
    module: { rules: REPLACEMENTS },
    plugins: [new ReplacedCodePlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  return stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
};

it('a package’s code is replaced while the package is as expected', async () => {
  expect(await messagesOf({ [DIALOG]: 'export const mayEval = [new Function(""),!0]', ...FINDS_PATHS })).toEqual([]);
});

it('the build stops if code to replace has changed', async () => {
  expect(await messagesOf({ [DIALOG]: '', ...FINDS_PATHS })).toEqual([
    expect.stringMatching(/DocSearchModal\.js no longer contains "new Function/),
  ]);
});

it('the build stops if a file whose code is to replace has another name', async () => {
  const renamed = DIALOG.replace('DocSearchModal', 'Modal');
  expect(await messagesOf({ [renamed]: '', ...FINDS_PATHS })).toEqual([
    expect.stringMatching(/^No file is .*DocSearchModal.*Adapt its rule/),
  ]);
});
