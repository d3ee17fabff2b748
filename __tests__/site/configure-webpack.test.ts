import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { temporaryFolder } from '../support/content-folder';
import { fasterConfiguration, ReplacedCodePlugin, REPLACEMENTS } from '../../src/site/node/configure-webpack';

it('the development server’s bundle leaves out the pages, which stay in every other bundle', () => {
  const config = { resolve: { alias: { $virtual: '/virtual' } } };
  const aliasesAt = (stage: 'develop-html' | 'build-html' | 'develop') => fasterConfiguration(config, stage).resolve?.alias;
  const shell = path.resolve('src/site/ui/site-shell.tsx');
  expect(existsSync(shell)).toBe(true);
  expect(aliasesAt('develop-html')).toEqual({ '$virtual/async-requires$': false, [shell]: false, $virtual: '/virtual' });
  expect([aliasesAt('build-html'), aliasesAt('develop')]).toEqual([config.resolve.alias, config.resolve.alias]);
});

const DIALOG = 'node_modules/@docsearch/react/dist/esm/DocSearchModal.js';

/** Messages of webpack for an app that imports a file, and the file with the router's cache as it should be. */
async function messagesOf(file: string, text: string): Promise<string[]> {
  const context = temporaryFolder({
    [file]: text,
    '.cache/find-path.js': 'export const remember = (pathCache) => pathCache.set(trimmedPathname, foundPath);',
    'app.js': `import './${file}'; import './.cache/find-path.js';`,
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
}

it.each<[string, string, string, RegExp[]]>([
  ['is as expected, and goes on', DIALOG, 'export const mayEval = [new Function(""),!0]', []],
  ['has changed, and stops', DIALOG, '', [/DocSearchModal\.js no longer contains "new Function/]],
  ['is in a file with another name, and stops', 'node_modules/Modal.js', '', [/^No file is .*DocSearchModal.*Adapt its rule/]],
])('the build finds that a package’s code to replace %s', async (_what, file, text, messages) => {
  expect(await messagesOf(file, text)).toEqual(messages.map((message) => expect.stringMatching(message) as string));
});
