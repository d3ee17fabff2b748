/**
 * The script in the head of every page, which runs before first paint. It holds what cannot wait for a file: the colour mode,
 * and what a reader does before anything else has come.
 */
import { hearClicks } from '../../components/heard-clicks';
import { openSearch } from '../../search/ui/search-keys';
import type { DocumentSettings } from '../ui/document-settings';
import { mendAddress } from '../ui/readable-address';
import { hideDismissedAnnouncement } from './announcement';
import { startColourMode } from './colour-mode';
import { tell, watchStart } from './watch';

/** What the head's script needs of the settings. */
export type HeadSettings = Pick<DocumentSettings, 'announcement' | 'colourMode'>;

/** What counts as touching a page; a finger is a pointer. Screen readers may click without any of the others. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click', 'pointerover'] as const;

/** What a pointer must be over for that to count. */
const CONTROLS = 'a[href], button, input, label, select, summary, textarea, [data-zoomable] img';

/** Notes from now on that the reader touches the page, and asks for the app each time; it knows whether it runs already. */
function listenForIntent(early: EarlySite): void {
  const note = ({ type, target }: Event): void => {
    if (!(target instanceof Element) || (type === 'pointerover' && !target.closest(CONTROLS))) return;
    early.touched = target;
    early.isWanted = true;
    early.run?.();
  };
  for (const touch of TOUCHES) document.addEventListener(touch, note, true);
}

/** In an attribute, so that the script is the same in every build, and the policy of an earlier one lets it run. */
const { announcement, colourMode } = JSON.parse((document.currentScript as HTMLScriptElement).dataset.settings ?? '') as HeadSettings;

watchStart();
mendAddress();
window.early = { clicks: hearClicks(), markColourMode: startColourMode(colourMode), isWanted: false, tell };
listenForIntent(window.early);
openSearch();
if (announcement !== null) hideDismissedAnnouncement(announcement);
if (/mac|ip(?:hone|[ao]d)/i.test(navigator.userAgent)) document.documentElement.dataset.keys = 'mac';
