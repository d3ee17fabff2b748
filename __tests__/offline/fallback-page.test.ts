import { withoutScriptFiles } from '../../src/offline/node/fallback-page';

test('the page loads no script, keeps those that stand in it, and can be treated twice', () => {
  const html =
    '<html lang="en"><head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/f.woff2"/><script>first()</script></head>' +
    '<body><p>Text</p><script src="/app.js" async></script></body>';
  const treated = withoutScriptFiles(html);
  expect(treated).toBe(
    '<html data-still="" lang="en"><head><link rel="preload" as="font" href="/f.woff2"/><script>first()</script></head><body><p>Text</p></body>',
  );
  expect(withoutScriptFiles(treated)).toBe(treated);
});
