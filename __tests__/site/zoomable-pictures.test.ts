/** @jest-environment jsdom */
import { attach } from '../../src/site/ui/zoomable-pictures';

it('two quick taps on a picture in a narrow window open it once', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => setTimeout(resolve, 10));
  HTMLDialogElement.prototype.showModal = () => undefined;
  document.body.innerHTML = '<picture><source srcset="/large.webp 1600w"><img src="/small.webp" alt="A plug"></picture>';
  attach([...document.images]);
  document.images[0]?.click();
  document.images[0]?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});
