/** Every page loads this: it runs what works without React, and the app at the first touch. Budget: docs/decisions/0015. */
import { ignoreErrors } from '../../components/ignore-errors';
import { allowsPrefetch } from '../../components/connection';
import { dismissAnnouncementOnClick } from './announcement';
import { whenPageShown } from '../../components/events';
import { followSections, keepDetails, reachWideTables, restoreDetails, scrollTreeToPage, showDueReviews } from './page-features';
import { countPageViews } from './page-views';
import { chunkMapping, prefetchLinks } from './prefetch';
import { createProgressBar, showProgressOfLinks } from './progress-bar';
import { whenLoadedAndIdle } from './when-idle';
import { appRunner, prefetchApp, runsAtOnce, setGatsbyGlobals } from './run-app';

/** From this script's attributes: the app's files, and the build's hash. Absent while developing. */
const { app = '[]', build } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
const files = JSON.parse(app) as string[];
if (build) setGatsbyGlobals(build);

const { boot } = window;
// Gatsby's loader expects a value.
window.___chunkMapping ??= {};
const { announcement } = __DOCUMENT_SETTINGS__;

/** Runs each part even if another fails. */
function attemptAll(...parts: (() => unknown)[]): void {
  for (const part of parts) ignoreErrors(part);
}

const markSection = followSections();
const pageParts = [restoreDetails, showDueReviews, scrollTreeToPage, reachWideTables, markSection];

const run = (boot.run = appRunner(files, boot.reportFile));
/** A page that nobody has touched is painted first: the app's scripts would delay that. */
function runIfNeeded(): void {
  if (boot.isWanted) run();
  else if (runsAtOnce()) new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
}
const progress = (boot.progress = createProgressBar());
attemptAll(
  runIfNeeded,
  keepDetails,
  ...pageParts,
  () => showProgressOfLinks(progress),
  () => __HAS_ANNOUNCEMENT__ && dismissAnnouncementOnClick(announcement),
  () => __COUNTS_PAGE_VIEWS__ && countPageViews(),
);
whenPageShown(() => attemptAll(...pageParts));
// By now the browser has restored fields. A page from the back-forward cache may show what other tabs have since changed.
window.addEventListener('pageshow', ({ persisted }) => attemptAll(progress.end, runIfNeeded, ...(persisted ? pageParts : [])));

if (allowsPrefetch()) {
  if (process.env.NODE_ENV === 'production') whenLoadedAndIdle(chunkMapping);
  // The app prefetches by itself, and while it loads it should have the line for itself.
  for (const prefetch of [() => prefetchApp(files), prefetchLinks])
    whenLoadedAndIdle(() => boot.isWanted || '___loader' in window || prefetch());
}
