import { runInNewContext } from 'node:vm';
import { startScripts } from '../../src/site/node/start-scripts';

const files = { hash: 'abc', app: ['runtime-1.js', 'app-1.js'], components: { 'component---src-pages-index-tsx': ['/12-3.js'] } };
const inlineScript = (snippet: string) => /<script[^>]*>([^<]+)<\/script>/.exec(snippet)?.[1];

describe('the scripts at the end of a page', () => {
  it('load the app and the list of page components, below the path prefix', () => {
    const { file, snippet } = startScripts(files, '/crew');
    const sources = [...snippet.matchAll(/src="([^"]+)"/g)].map((match) => match[1]);
    expect(sources).toEqual(['/crew/runtime-1.js', '/crew/app-1.js', `/crew/${file}`]);
  });

  it('are the same inline in every build: what differs is an attribute', () => {
    const [one, other] = [startScripts(files, '').snippet, startScripts({ ...files, hash: 'def', components: {} }, '').snippet];
    expect(one).toContain('data-build="abc"');
    expect(inlineScript(one)).toBe(inlineScript(other));
  });

  it('name the list after its content, so that it can be cached for good', () => {
    expect(startScripts(files, '').file).toMatch(/^chunk-map-[0-9a-f]{10}\.js$/);
    expect(startScripts({ ...files, hash: 'def' }, '').file).toBe(startScripts(files, '').file);
    expect(startScripts({ ...files, components: {} }, '').file).not.toBe(startScripts(files, '').file);
  });
});

it('gives Gatsby’s runtime what it looks for', () => {
  const { list } = startScripts(files, '');
  const window = { ___chunkMapping: {} };
  runInNewContext(list, { window });
  expect(window.___chunkMapping).toEqual(files.components);
});
