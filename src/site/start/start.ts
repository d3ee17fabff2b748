/**
 * The script that every page loads: all that a page does without being touched, and the loading of the app when it is. Without
 * React, and as small as can be; docs/decisions/0015 says what it may weigh.
 */
import { attempt } from '../../components/attempt';
import { allowsPrefetch } from '../../components/connection';
import { documentSettings } from '../ui/document-settings';
import { dismissAnnouncementOnClick } from './announcement';
import { whenPageShown } from './events';
import { keepDetails, restoreDetails } from './kept-details';
import { removeWorker, startWorker } from './offline-worker';
import { followTop, reachWideTables, showPlaceInTree, showWhatIsDue } from './page-parts';
import { startPageViews } from './page-views';
import { chunkMapping, prefetchLinks } from './fetch-ahead';
import { createProgressBar, showProgressOfLinks } from './progress-bar';
import { appRunner, fetchAppAhead, runsAtOnce, tellGatsby, watchApp } from './run-app';
import { followSections } from './section-in-view';

/** Defined by the build, so that code which its settings do not ask for is left out. */
declare const __COUNTS_PAGE_VIEWS__: boolean;
declare const __HAS_ANNOUNCEMENT__: boolean;
declare const __READS_OFFLINE__: boolean;

/** What the build says in attributes of this script: the app's files and its own hash. Nothing while developing, when the app runs anyway. */
const { app = '[]', build } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
const files = JSON.parse(app) as string[];
if (build) tellGatsby(build);

const { early } = window;
// Until it is known; Gatsby's loader expects one.
window.___chunkMapping ??= {};
const { announcement, offline } = documentSettings();

/** Runs the parts one by one: where a browser lacks something, that part is missing and no other. */
function attemptAll(...parts: (() => unknown)[]): void {
  for (const part of parts) attempt(part);
}

const markSection = followSections();
const pageParts = [restoreDetails, showWhatIsDue, showPlaceInTree, reachWideTables, markSection];

early.run = appRunner(files);
watchApp(early.tell);
const progress = (early.progress = createProgressBar());
attemptAll(
  () => (early.isWanted || runsAtOnce()) && early.run?.(),
  keepDetails,
  ...pageParts,
  followTop,
  () => showProgressOfLinks(progress),
  () => __HAS_ANNOUNCEMENT__ && dismissAnnouncementOnClick(announcement ?? ''),
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
      () => process.env.NODE_ENV === 'production' && allowsPrefetch() && void chunkMapping(),
      () => isRunning || fetchAppAhead(files),
      () => isRunning || prefetchLinks(),
      () => process.env.NODE_ENV === 'production' && void (__READS_OFFLINE__ ? startWorker : removeWorker)(offline.worker),
    );
  });
}

if (document.readyState === 'complete') whenLoaded();
else window.addEventListener('load', whenLoaded);
