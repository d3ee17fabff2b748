import { existsSync, statSync, utimesSync } from 'node:fs';
import { publishFiles } from '../../src/content-model/publish-files';
import { contentFolder, temporaryFolder } from '../support/content-folder';

it('writes only changed files, and deletes leftovers of an earlier build but no other files', async () => {
  process.env.SITE_CONTENT = contentFolder({ 'static/wiki/ours.md': 'Ours.' });
  const folder = temporaryFolder({ 'wiki/ours.md': 'Ours.', 'wiki/a.html': '', 'wiki/deep/gone.md': '', 'gone.md': '' });
  const publish = (b: string) =>
    publishFiles(
      new Map([
        ['/wiki/a.md', 'A'],
        ['/wiki/deep/b.md', b],
      ]),
      { folders: ['/wiki'], ending: '.md' },
      folder,
    );
  await publish('B');
  for (const name of ['a', 'deep/b']) utimesSync(`${folder}/wiki/${name}.md`, 0, 0);
  await publish('Another B');
  expect(['a', 'deep/b'].map((name) => statSync(`${folder}/wiki/${name}.md`).mtimeMs > 0)).toEqual([false, true]);
  const names = ['wiki/ours.md', 'wiki/a.html', 'wiki/deep/gone.md', 'gone.md'];
  expect(names.filter((name) => existsSync(`${folder}/${name}`))).toEqual(['wiki/ours.md', 'wiki/a.html', 'gone.md']);
});
