/**
 * The script that every page loads: all that a page does without being touched, and the loading of the app when it is. Without
 * React, and as small as can be; docs/decisions/0015 says what it may weigh.
 */
import { attempt } from '../../components/attempt';
import { allowsPrefetch } from '../../components/connection';
import { documentSettings } from '../ui/document-settings';
import { dismissAnnouncementOnClick } from './announcement';
import { whenPageShown } from '../../components/events';
import { removeWorker, startWorker } from './offline-worker';
import { followSections, followTop, keepDetails, reachWideTables, restoreDetails, showPlaceInTree, showWhatIsDue } from './page-parts';
import { startPageViews } from './page-views';
import { chunkMapping, prefetchLinks } from './fetch-ahead';
import { createProgressBar, showProgressOfLinks } from './progress-bar';
import { appRunner, fetchAppAhead, runsAtOnce, tellGatsby } from './run-app';

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
const runIfNeeded = (): unknown => (early.isWanted || runsAtOnce()) && early.run?.();
const pageParts = [restoreDetails, showWhatIsDue, showPlaceInTree, reachWideTables, markSection];

early.run = appRunner(files, early.tell);
const progress = (early.progress = createProgressBar());
attemptAll(
  runIfNeeded,
  keepDetails,
  ...pageParts,
  followTop,
  () => showProgressOfLinks(progress),
  () => __HAS_ANNOUNCEMENT__ && dismissAnnouncementOnClick(announcement ?? ''),
  () => __COUNTS_PAGE_VIEWS__ && startPageViews(),
);
whenPageShown(() => attemptAll(...pageParts));
// By now the browser has restored fields. Back out of memory shows a page as it was left, though others may have changed what is stored.
window.addEventListener('pageshow', ({ persisted }) => attemptAll(progress.end, runIfNeeded, ...(persisted ? pageParts : [])));

/** What can wait until the page is there in full: each part by itself, so that none keeps a reader waiting. */
function whenLoaded(): void {
  const whenIdle = (act: () => unknown): unknown =>
    ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => attempt(act));
  const isProduction = process.env.NODE_ENV === 'production';
  if (allowsPrefetch()) {
    if (isProduction) whenIdle(chunkMapping);
    // An app that runs already fetches ahead by itself.
    for (const fetchAhead of [() => fetchAppAhead(files), prefetchLinks]) whenIdle(() => '___loader' in window || fetchAhead());
  }
  if (isProduction) whenIdle(() => (__READS_OFFLINE__ ? startWorker : removeWorker)(offline.worker));
}

if (document.readyState === 'complete') whenLoaded();
else window.addEventListener('load', whenLoaded);
