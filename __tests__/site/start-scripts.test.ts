/** @jest-environment jsdom */
// Esbuild refuses to be loaded into jsdom, and is not what this is about.
jest.mock('../../src/offline/node/bundle-script', () => ({}));
import { buildHashOf, scriptsOfPage } from '../../src/site/node/start-scripts';
import { assignmentOf } from '../../src/site/start-values';

/** What Gatsby writes. */
const snippetOf = (hash: string, chunks: Record<string, string[]>) => `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};
  </script>
  <script>window.___webpackCompilationHash="${hash}";</script><script src="/crew/app-1.js" async></script>`;

const CHUNKS = { app: [], 'component---src-pages-index-tsx': ['/component---src-pages-index-tsx-1.js', '/a&b"\'.js'] };

const inlineScripts = (html: string) => [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, text]) => text);

describe('the scripts at the end of a page', () => {
  const one = scriptsOfPage(snippetOf('abc', CHUNKS), '/crew/start-1.js');

  it('are the same inline in every build: what differs are attributes', () => {
    expect(inlineScripts(one)).toEqual([assignmentOf('___webpackCompilationHash')]);
    expect(inlineScripts(scriptsOfPage(snippetOf('def', {}), '/start-2.js'))).toEqual(inlineScripts(one));
  });

  it('load the start script alone, which is told the files of the app', () => {
    const holder = document.createElement('div');
    holder.innerHTML = one;
    const [start, ...others] = holder.querySelectorAll<HTMLScriptElement>('script[src]');
    expect(others).toEqual([]);
    expect(start?.getAttribute('src')).toBe('/crew/start-1.js');
    expect(start?.defer).toBe(true);
    expect(JSON.parse(start?.dataset.app ?? '')).toEqual(['/crew/app-1.js']);
  });

  it('are the same when they are written once more, as in a warm build, but for another start script', () => {
    expect(scriptsOfPage(one, '/crew/start-1.js')).toBe(one);
    expect(scriptsOfPage(one, '/crew/start-2.js')).toBe(one.replace('start-1', 'start-2'));
  });

  it('give Gatsby’s runtime the build’s hash, and leave the list of all files out', () => {
    const holder = document.createElement('div');
    holder.innerHTML = one;
    for (const script of holder.querySelectorAll('script:not([src])')) {
      Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the script as a browser would
      new Function(script.textContent ?? '')();
    }
    expect(window).toMatchObject({ ___webpackCompilationHash: 'abc' });
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
