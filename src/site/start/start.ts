/**
 * The script that every page loads: all that a page does without being touched, and the loading of the app when it is. Without
 * React, and as small as can be; docs/decisions/0015 says what it may weigh.
 */
import { attempt } from '../../components/attempt';
import { documentSettings } from '../ui/document-settings';
import { dismissAnnouncementOnClick } from './announcement';
import { whenPageShown } from './events';
import { keepDetails, restoreDetails } from './kept-details';
import { startOffline } from './offline';
import { followTop, reachWideTables, showPlaceInTree, showWhatIsDue } from './page-parts';
import { startPageViews } from './page-views';
import { prefetchLinks } from './prefetch';
import { createProgressBar, showProgressOfLinks } from './progress-bar';
import { appRunner, fetchAppAhead, runsAtOnce } from './run-app';
import { followSections } from './sections';

/** Defined where page views are counted; the code for it is left out elsewhere. */
declare const __COUNTS_PAGE_VIEWS__: boolean;

/** The app's files, which the build names in an attribute of this script; none while developing, when the app runs anyway. */
const files = JSON.parse((document.currentScript as HTMLScriptElement | null)?.dataset.app ?? '[]') as string[];

const { early } = window;
const { announcement, offline } = documentSettings();

/** Runs the parts one by one: where a browser lacks something, that part is missing and no other. */
function attemptAll(...parts: (() => unknown)[]): void {
  for (const part of parts) attempt(part);
}

const markSection = followSections();
const pageParts = [restoreDetails, showWhatIsDue, showPlaceInTree, reachWideTables, markSection];

early.run = appRunner(files);
const progress = (early.progress = createProgressBar());
attemptAll(
  () => (early.isWanted || runsAtOnce()) && early.run?.(),
  keepDetails,
  ...pageParts,
  followTop,
  () => showProgressOfLinks(progress),
  () => announcement !== null && dismissAnnouncementOnClick(announcement),
  () => __COUNTS_PAGE_VIEWS__ && startPageViews(),
);
whenPageShown(() => attemptAll(...pageParts));

/** What can wait until the page is there in full. */
function whenLoaded(): void {
  const whenIdle = (act: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act));
  whenIdle(() => {
    // An app that runs already fetches ahead by itself.
    const isRunning = '___loader' in window;
    attemptAll(
      // Fields are restored after the document has been read.
      () => runsAtOnce() && early.run?.(),
      () => isRunning || fetchAppAhead(files),
      () => isRunning || prefetchLinks(),
      () => process.env.NODE_ENV === 'production' && void startOffline(offline),
    );
  });
}

if (document.readyState === 'complete') whenLoaded();
else window.addEventListener('load', whenLoaded, { once: true });
