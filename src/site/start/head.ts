/**
 * The script in the head of every page, which runs before first paint. It holds what cannot wait for a file: the colour mode,
 * and what a reader does before anything else has come.
 */
import { hearClicks } from '../../components/heard-clicks';
import { openSearch } from '../../search/ui/search-keys';
import type { DocumentSettings } from '../ui/document-settings';
import { hideDismissedAnnouncement } from './announcement';
import { startColourMode } from './colour-mode';
import { listenForIntent } from './intent';
import { mendAddress } from './mend-address';
import { tell, watchStart } from './watch';

/** What the head's script needs of the settings. */
export type HeadSettings = Pick<DocumentSettings, 'announcement' | 'colourMode'>;

/** In an attribute, so that the script is the same in every build, and the policy of an earlier one lets it run. */
const { announcement, colourMode } = JSON.parse((document.currentScript as HTMLScriptElement).dataset.settings ?? '') as HeadSettings;

watchStart();
mendAddress();
window.early = { clicks: hearClicks(), markColourMode: startColourMode(colourMode), isWanted: false, tell };
listenForIntent(window.early);
openSearch();
if (announcement !== null) hideDismissedAnnouncement(announcement);
if (/mac|ip(?:hone|[ao]d)/i.test(navigator.userAgent)) document.documentElement.dataset.keys = 'mac';
