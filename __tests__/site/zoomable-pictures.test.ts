/** @jest-environment jsdom */
import { attachZoomSoon } from '../../src/site/ui/picture-zoom';
import { attach } from '../../src/site/ui/zoomable-pictures';

it('the pictures of a page become buttons a second after it has been rendered', async () => {
  jest.useFakeTimers();
  window.boot = { clicks: { isWaiting: () => false } } as unknown as typeof window.boot;
  document.body.innerHTML = '<div data-zoomable="24"><figure><picture><img src="/small.webp" alt="A plug"></picture></figure></div>';
  const isButton = () => document.images[0]?.getAttribute('role') === 'button';
  attachZoomSoon();
  await jest.advanceTimersByTimeAsync(999);
  expect(isButton()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isButton()).toBe(true);
  jest.useRealTimers();
});

it('two quick taps on a picture in a narrow window open it once', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => setTimeout(resolve, 10));
  HTMLDialogElement.prototype.showModal = () => undefined;
  document.body.innerHTML = '<picture><source srcset="/large.webp 1600w"><img src="/small.webp" alt="A plug"></picture>';
  const [picture] = document.images;
  if (!picture) throw new Error('There is no picture.');
  attach([picture]);
  picture.click();
  picture.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});
