/** Runs in every head before first paint: sets the colour mode and the top bar's state, and records what a reader does until other scripts arrive. */
import { replayClicks } from '../../components/replay-clicks';
import { openSearch } from '../../search/ui/search-keys';
import type { DocumentSettings } from '../node/document-settings';
import { mendAddress } from '../ui/readable-address';
import { hidePastAnnouncement } from './announcement';
import { followColourMode, type ColourModeSettings } from './colour-mode';
import { followTop } from './page-features';
import { reportFile, watchForFailures } from './boot-failures';

export type HeadSettings = Pick<DocumentSettings, 'announcement'> & { colourMode: ColourModeSettings };

/** Events that count as a touch. Screen readers may send a click alone. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click', 'pointerover'] as const;

/** A pointer over these counts as a touch. */
const CONTROLS = 'a[href], button, input, label, select, summary, textarea, [data-zoomable] img';

/** Calls `boot.run` at each touch: it loads only what is not loaded yet. */
function listenForIntent(boot: BootState): void {
  const note = ({ type, target }: Event): void => {
    if (!(target instanceof Element) || (type === 'pointerover' && !target.closest(CONTROLS))) return;
    boot.touched = target;
    boot.isWanted = true;
    boot.run?.();
  };
  for (const touch of TOUCHES) document.addEventListener(touch, note, true);
}

/** Settings are in an attribute: the script must be the same in every build, because the policy allows it by its hash. */
const { announcement, colourMode } = JSON.parse((document.currentScript as HTMLScriptElement).dataset.settings as string) as HeadSettings;

watchForFailures();
followTop();
mendAddress();
window.boot = { clicks: replayClicks(), markColourMode: followColourMode(colourMode), isWanted: false, reportFile };
listenForIntent(window.boot);
openSearch();
hidePastAnnouncement(announcement);
if (/mac|ip(?:hone|[ao]d)/i.test(navigator.userAgent)) document.documentElement.dataset.keys = 'mac';
