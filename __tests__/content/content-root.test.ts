import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOwnContent, storedPath } from '../../src/content/content-root';
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

it('only a build of the content in the project’s own folder writes the types of its queries into src', () => {
  const given = process.env.SITE_CONTENT;
  const answers = ['', './content/', '__tests__/fixtures/site'].map((folder) => {
    process.env.SITE_CONTENT = folder;
    return isOwnContent();
  });
  if (given === undefined) delete process.env.SITE_CONTENT;
  else process.env.SITE_CONTENT = given;
  expect(answers).toEqual([true, true, false]);
});
