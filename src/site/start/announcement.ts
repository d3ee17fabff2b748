/** Once dismissed, the announcement bar stays hidden until the announcement's id changes. */
import { readStored, writeStored } from '../../components/storage';

const KEY = 'announcement-dismissed';

export const DISMISS_BUTTON = 'data-dismiss-announcement';

/** See `announcement-bar.module.css`. */
function setHidden(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset.announcement = 'dismissed';
  else delete document.documentElement.dataset.announcement;
}

/** Hides a dismissed bar. Call before first paint, so that nothing moves. */
export function hideDismissedAnnouncement(id: string): void {
  setHidden(readStored(KEY) === id);
}

/** Dismisses the bar on a click, in all tabs. `replayClicks` replays a click that came before this script. */
export function dismissAnnouncementOnClick(id: string): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest(`[${DISMISS_BUTTON}]`);
    if (!button) return;
    // Keeps `replayClicks` from replaying it.
    event.preventDefault();
    writeStored(KEY, id);
    setHidden(true);
    // The button had the focus and is gone.
    button.closest('aside')?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  });
  // Dismissed in another tab, or while this page was in the back-forward cache.
  const follow = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>): void => {
    if (persisted || key === KEY || key === null) hideDismissedAnnouncement(id);
  };
  for (const change of ['storage', 'pageshow']) window.addEventListener(change, follow);
}
