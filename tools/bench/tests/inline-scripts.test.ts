/** Scripts that the bench counts as inline. */
import { inlineScripts } from '../inline-scripts';

test('counts an inline script that contains "<", and leaves out data for search engines', () => {
  const html = '<script id="a">if (1 < 2) go()</script><script type="application/ld+json">{}</script><script src="/b.js"></script>';
  expect(inlineScripts(html)).toBe('if (1 < 2) go()');
});
