/** Counts page views where the build has a measurement id; elsewhere none of the code for it loads. */
import type { RouteUpdateArgs } from 'gatsby';
import { documentSettings } from './document-settings';

type PageViews = typeof import('./page-views');

let loading: Promise<PageViews | undefined> | undefined;

function whenLoaded(act: (pageViews: PageViews) => void): void {
  if (documentSettings().pageViews.id === '') return;
  // Where the code cannot be had nothing is counted, and nothing else is amiss.
  loading ??= import('./page-views').catch(() => undefined);
  void loading.then((pageViews) => pageViews && act(pageViews));
}

/** Asks the reader where the site's configuration wants that. */
export function askForConsent(): void {
  whenLoaded((pageViews) => pageViews.askForConsent());
}

/** To be called on every change of the address. */
export function countPageView(change: RouteUpdateArgs): void {
  const { title } = document;
  whenLoaded((pageViews) => pageViews.countPageView(change, title));
}
