import { buildHashOf } from '../../src/site/node/build-hash';

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
