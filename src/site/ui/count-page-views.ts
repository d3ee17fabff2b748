/** Counts page views in builds with a measurement id; in others, none of the code for it is loaded. */
import type { RouteUpdateArgs } from 'gatsby';
import { documentSettings } from './document-settings';

type PageViews = typeof import('./page-views');

let loading: Promise<PageViews | undefined> | undefined;

function whenLoaded(act: (pageViews: PageViews) => void): void {
  if (documentSettings().pageViews.id === '') return;
  // If the code fails to load, page views are not counted; nothing else is affected.
  loading ??= import('./page-views').catch(() => undefined);
  void loading.then((pageViews) => pageViews && act(pageViews));
}

/** Asks the reader for consent if the site's configuration requires it. */
export function askForConsent(): void {
  whenLoaded((pageViews) => pageViews.askForConsent());
}

/** Call on every change of the address. */
export function countPageView(change: RouteUpdateArgs): void {
  const { title } = document;
  whenLoaded((pageViews) => pageViews.countPageView(change, title));
}
