/** Whether the announcement bar is shown: until it is dismissed, and again once its id changes. */
import { readStored, writeStored } from '../../components/storage';

/** Storage key of the dismissed announcement's id. */
export const ANNOUNCEMENT_KEY = 'announcement-dismissed';

/** Value of `data-announcement` on the root element while the bar is hidden; see `announcement-bar.module.css`. */
const HIDDEN = 'dismissed';

export function dismissAnnouncement(id: string): void {
  writeStored(ANNOUNCEMENT_KEY, id);
  document.documentElement.dataset.announcement = HIDDEN;
}

/** Follows a dismissal in another tab. */
export function followAnnouncement(id: string): void {
  if (readStored(ANNOUNCEMENT_KEY) === id) document.documentElement.dataset.announcement = HIDDEN;
  else delete document.documentElement.dataset.announcement;
}

/**
 * The script that hides a dismissed bar before first paint, so that nothing moves. The bar itself is in the HTML, where
 * readers without scripts see it too.
 */
export function announcementScript(id: string): string {
  return (
    `try{if(localStorage.getItem(${JSON.stringify(ANNOUNCEMENT_KEY)})===${JSON.stringify(id).replace(/</g, '\\u003c')})` +
    `document.documentElement.dataset.announcement='${HIDDEN}'}catch(e){}`
  );
}
