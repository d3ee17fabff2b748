/** What the running app does for reading offline. */
import { withPrefix } from 'gatsby';
import { allowsPrefetch } from '../../../src/components/connection';
import { readSaved } from '../caches';

/** Saves again what has changed since the reader saved the whole wiki. */
async function refreshSaved(): Promise<void> {
  const scope = new URL(withPrefix('/'), window.location.href).href;
  if (!allowsPrefetch() || !(await readSaved(scope))?.isComplete) return;
  const { saveWiki } = await import('./saving');
  await saveWiki();
}

export async function afterStart(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { offerUpdates } = await import('./offer-updates');
  await Promise.allSettled([offerUpdates(), refreshSaved()]);
}
