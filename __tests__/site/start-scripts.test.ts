/** @jest-environment jsdom */
// Esbuild refuses to be loaded into jsdom, and is not what this is about.
jest.mock('../../src/offline/node/bundle-script', () => ({}));
import { buildHashOf, scriptsOfPage } from '../../src/site/node/start-scripts';

/** What Gatsby writes. */
const snippetOf = (hash: string, chunks: Record<string, string[]>) => `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};
  </script>
  <script>window.___webpackCompilationHash="${hash}";</script><script src="/crew/app-1.js" async></script>`;

const CHUNKS = { app: [], 'component---src-pages-index-tsx': ['/component---src-pages-index-tsx-1.js', '/a&b"\'.js'] };

describe('the scripts at the end of a page', () => {
  const one = scriptsOfPage(snippetOf('abc', CHUNKS), '/crew/start-1.js');

  it('are none inline, which no content security policy could list', () => {
    expect(one.replace(/<script[^>]*><\/script>/g, '')).toBe('');
  });

  it('load the start script alone, which is told the files of the app and the build’s hash', () => {
    const holder = document.createElement('div');
    holder.innerHTML = one;
    const [start, ...others] = holder.querySelectorAll<HTMLScriptElement>('script[src]');
    expect(others).toEqual([]);
    expect(start?.getAttribute('src')).toBe('/crew/start-1.js');
    expect(start?.defer).toBe(true);
    expect(JSON.parse(start?.dataset.app ?? '')).toEqual(['/crew/app-1.js']);
    expect(start?.dataset.build).toBe('abc');
  });

  it('are the same when they are written once more, as in a warm build, but for another start script', () => {
    expect(scriptsOfPage(one, '/crew/start-1.js')).toBe(one);
    expect(scriptsOfPage(one, '/crew/start-2.js')).toBe(one.replace('start-1', 'start-2'));
  });

  it('leave the list of all files out', () => {
    expect(one).not.toContain('component---');
  });
});

describe('the name of a build', () => {
  it('follows from its code, in any order, and from nothing else', () => {
    const hash = buildHashOf(['app-1.js', '2-3.js', 'styles-4.css']);
    expect(hash).toMatch(/^[0-9a-f]{20}$/);
    expect(buildHashOf(['styles-4.css', 'app-1.js', '2-3.js', 'webpack.stats.json', 'static/b612.woff2'])).toBe(hash);
  });

  it('is another one when a file is', () => {
    expect(buildHashOf(['app-1.js'])).not.toBe(buildHashOf(['app-2.js']));
    expect(buildHashOf(['app-1.js'])).not.toBe(buildHashOf(['app-1.js', '2-3.js']));
  });
});
