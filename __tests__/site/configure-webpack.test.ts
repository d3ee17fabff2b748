import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { fasterConfiguration, ReplacedCodePlugin } from '../../src/site/node/configure-webpack';

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

it('a replacement of a package’s code whose file has another name stops the build', () => {
  const errors: Error[] = [];
  const compilation = { errors, hooks: { finishModules: { tap: (_name: string, act: (modules: object[]) => void) => act(MODULES) } } };
  const hooks = { thisCompilation: { tap: (_name: string, act: (made: typeof compilation) => void) => act(compilation) } };
  const MODULES = [{ resource: '/site/.cache/find-path.js' }, { resource: '/site/node_modules/@docsearch/react/dist/esm/Modal.js' }];
  new ReplacedCodePlugin().apply({ hooks, webpack: { WebpackError: Error } } as unknown as Compiler);
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/^No file is .*DocSearchModal.*Adapt its rule/)]);
});
