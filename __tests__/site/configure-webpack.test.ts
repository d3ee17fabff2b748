import { existsSync } from 'node:fs';
import path from 'node:path';
import { fasterConfiguration } from '../../src/site/node/configure-webpack';

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
