/** What the running app does for reading offline: offers new versions, and saves again what has changed in the saved wiki. */
import { withPrefix } from 'gatsby';
import { Workbox } from 'workbox-window';
import { hasNewBuild } from '../../../src/components/deployment';
import { Notice, showNotice } from '../../../src/components/notice';
import { WORKER_PATH } from '../published';
import { refreshSaved, stopSaving } from './saving';

/** How often an open page checks for a new version, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

/** How long a reader who presses "Reload" waits for the new worker, in milliseconds. */
const LONGEST_TAKEOVER = 4000;

function showOffer(accept: () => void): void {
  const hide = showNotice(
    <Notice
      label="New version"
      text={<p>A new version of the site is ready.</p>}
      buttons={[
        { label: 'Reload', isMain: true, onClick: accept },
        { label: 'Later', onClick: () => hide() },
      ]}
    />,
  );
}

/** Offers the waiting version, unless the page is as new: then only the worker is replaced. */
async function takeOrOffer(workbox: Workbox): Promise<void> {
  if (!(await hasNewBuild())) {
    workbox.messageSkipWaiting();
    return;
  }
  showOffer(() => {
    // Its requests keep the old worker busy, so the new one would wait for them. It goes on after the reload.
    stopSaving();
    const reload = (): void => window.location.reload();
    // Browsers let an old worker finish all that it does, which has taken minutes. It gets the newest page from the network too.
    const takeover = setTimeout(reload, LONGEST_TAKEOVER);
    workbox.addEventListener('controlling', () => {
      // A second reload would end the first, which waits for a slow host.
      clearTimeout(takeover);
      reload();
    });
    workbox.messageSkipWaiting();
  });
}

async function offerUpdates(): Promise<void> {
  const workbox = new Workbox(withPrefix(WORKER_PATH));
  workbox.addEventListener('waiting', () => void takeOrOffer(workbox));
  await workbox.register({ immediate: true });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY) return;
    asked = Date.now();
    workbox.update().catch(() => undefined);
  });
}

export async function keepCurrent(): Promise<void> {
  await Promise.allSettled([offerUpdates(), refreshSaved()]);
}
