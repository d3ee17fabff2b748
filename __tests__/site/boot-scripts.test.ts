/** @jest-environment jsdom */
// Esbuild refuses to run in jsdom, and these tests don't need it.
jest.mock('../../src/site/node/bundle-script', () => ({}));
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildHashOf, replaceScripts, restoreScripts, withBootScript } from '../../src/site/node/boot-scripts';
import { temporaryFolder } from '../support/content-folder';

const CHUNKS = { app: [], 'component---src-pages-index-tsx': ['/component---src-pages-index-tsx-1.js', '/a&b"\'.js'] };

/** What Gatsby writes. */
const WRITTEN = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${JSON.stringify(JSON.stringify(CHUNKS))};
  </script>
  <script>window.___webpackCompilationHash="abc";</script><script src="/crew/app-1.js" async></script>`;

/** Gatsby's snippet after a build with the first boot script. */
async function buildFirst() {
  const file = path.join(temporaryFolder({ 'scripts.html': WRITTEN }), 'scripts.html');
  const values = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(values.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(values.set(key, value)),
  };
  await replaceScripts(file, '/boot-1.js', cache);
  return { file, cache, text: () => readFileSync(file, 'utf8') };
}

it('a warm build restores Gatsby’s snippet, so that Gatsby does not rewrite all pages', async () => {
  const { file, cache, text } = await buildFirst();
  expect(text()).toBe(withBootScript(WRITTEN, '/boot-1.js'));
  await restoreScripts(file, '/boot-1.js', cache);
  expect(text()).toBe(WRITTEN);
});

it('a warm build does not restore Gatsby’s snippet if the boot script or the file has changed', async () => {
  const { file, cache, text } = await buildFirst();
  await restoreScripts(file, '/boot-2.js', cache);
  expect(text()).toBe(withBootScript(WRITTEN, '/boot-1.js'));
  writeFileSync(file, 'changed');
  await restoreScripts(file, '/boot-1.js', cache);
  expect(text()).toBe('changed');
});

it('the hash of a build depends only on its code, not on the order of files', () => {
  const hash = buildHashOf(['app-1.js', '2-3.js', 'styles-4.css']);
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(buildHashOf(['styles-4.css', 'app-1.js', '2-3.js', 'webpack.stats.json', 'static/b612.woff2'])).toBe(hash);
  expect(buildHashOf(['styles-4.css', 'app-2.js', '2-3.js'])).not.toBe(hash);
});
