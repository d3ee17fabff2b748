/** The announcement bar is hidden once it is dismissed, until the announcement's id changes, and after its last day. */
import { readStored, writeStored } from '../../components/storage';
import type { DocumentSettings } from '../node/document-settings';

type Announcement = DocumentSettings['announcement'];

const KEY = 'announcement-dismissed';

export const DISMISS_BUTTON = 'data-dismiss-announcement';

/** Hides a bar that is dismissed or over. Call before first paint, so that nothing moves. See `announcement-bar.module.css`. */
export function hidePastAnnouncement({ id, end }: Announcement): void {
  document.documentElement.dataset.past = String(readStored(KEY) === id || Date.now() > (end as number));
}

/** Dismisses the bar on a click, in all tabs. `replayClicks` replays a click that came before this script. */
export function dismissAnnouncementOnClick(announcement: Announcement): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest(`[${DISMISS_BUTTON}]`);
    if (!button) return;
    // Keeps `replayClicks` from replaying it.
    event.preventDefault();
    writeStored(KEY, announcement.id);
    document.documentElement.dataset.past = 'true';
    // The button had the focus and is gone.
    button.closest('aside')?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  });
  // Dismissed in another tab, or while this page was in the back-forward cache.
  const follow = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>): void => {
    if (persisted || key === KEY || key === null) hidePastAnnouncement(announcement);
  };
  for (const change of ['storage', 'pageshow']) window.addEventListener(change, follow);
}
