/** Whether the announcement bar is shown: until it is dismissed, and again once its id changes. */
import { readStored, writeStored } from '../../components/storage';

/** Storage key of the dismissed announcement's id. */
const KEY = 'announcement-dismissed';

/** Attribute of the button that dismisses the bar. */
export const DISMISS_BUTTON = 'data-dismiss-announcement';

/** Hides the bar, which is in the HTML for readers without scripts, or shows it again; see `announcement-bar.module.css`. */
function show(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset.announcement = 'dismissed';
  else delete document.documentElement.dataset.announcement;
}

/** Hides the bar if it has been dismissed. Before first paint, so that nothing moves. */
export function hideDismissedAnnouncement(id: string): void {
  show(readStored(KEY) === id);
}

/** Dismisses the bar on a click, in all tabs, from now on. */
export function dismissAnnouncementOnClick(id: string): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest(`[${DISMISS_BUTTON}]`);
    if (!button) return;
    // Otherwise `hearClicks` would replay it. A click from before this script has come is replayed to it.
    event.preventDefault();
    writeStored(KEY, id);
    show(true);
    // The button that had focus is gone, so focus moves to whatever follows the bar.
    button.closest('aside')?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  });
  // In another tab; or since, where the browser had put this page aside.
  const follow = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>): void => {
    if (persisted || key === KEY || key === null) hideDismissedAnnouncement(id);
  };
  for (const change of ['storage', 'pageshow']) window.addEventListener(change, follow);
}
