import { ignoreErrors } from '../../components/ignore-errors';

/** Runs a task once the page has loaded and the browser is idle. */
export function whenLoadedAndIdle(act: () => unknown): void {
  // Safari lacks requestIdleCallback.
  const waitForIdle = (): unknown => (self.requestIdleCallback ?? setTimeout)(() => ignoreErrors(act));
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle);
}
