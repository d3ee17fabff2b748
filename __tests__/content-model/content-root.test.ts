import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { storedPath } from '../../src/content-model/content-root';
import { temporaryFolder } from '../support/content-folder';

it('a file is found by its name, whether the disk or the text has the accent apart from its letter', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'cafe\u0301.png'), '');
  writeFileSync(path.join(folder, 'b\u00fchne.png'), '');
  const found = ['caf\u00e9.png', 'bu\u0308hne.png', 'gro\u00df.png'].map((name) =>
    path.basename(storedPath(path.posix.join(folder, name))),
  );
  expect(found).toEqual(['cafe\u0301.png', 'b\u00fchne.png', 'gro\u00df.png']);
});

it.each([
  ['the project’s own content', 'content', 'src/gatsby-types.d.ts'],
  ['other content', '__tests__/fixtures/site', '.cache/gatsby-types.d.ts'],
])('a build of %s writes the types of its queries into the file that is for them', async (_which, folder, file) => {
  process.env.SITE_CONTENT = folder;
  jest.resetModules();
  const { default: config } = await import('../../gatsby-config');
  expect(config.graphqlTypegen).toMatchObject({ typesOutputPath: file, generateOnBuild: true });
});
