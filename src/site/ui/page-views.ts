import type { RouteUpdateArgs } from 'gatsby';
import { consent, mayCount, mustAsk, readConsent, withoutQuery } from './page-view-consent';
import { documentSettings } from './document-settings';

/** The scripts of gatsby-plugin-google-gtag; `document.tsx` keeps them from running by themselves. */
const HELD_SCRIPTS = 'script[data-page-views]';
/** How many frames to wait for the new page's title; it may be the same as the old one. */
const FRAMES_FOR_TITLE = 30;

type Gtag = (command: string, ...parameters: unknown[]) => void;

let isStarted = false;
let referrer: string | undefined;
/** Sends the page view that is still waiting for its title. */
let sendWaiting: (() => void) | undefined;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const held of document.querySelectorAll<HTMLScriptElement>(HELD_SCRIPTS)) {
    const script = document.createElement('script');
    if (held.src === '') script.text = held.text;
    else script.src = held.src;
    document.head.append(script);
  }
}

function send(address: string, title: string): void {
  const { gtag } = window as Window & { gtag?: Gtag };
  const { pathname } = new URL(address);
  gtag?.('set', 'page_path', pathname);
  gtag?.('event', 'page_view', { page_title: title, page_location: address, page_referrer: referrer ?? withoutQuery(document.referrer) });
  referrer = address;
}

/** Counts the current page, if that is allowed. */
function count(oldTitle: string | undefined): void {
  if (!mayCount(documentSettings().pageViews.requireConsent)) return;
  start();
  sendWaiting?.();
  const address = withoutQuery(window.location.href);
  let frames = 0;
  let request = 0;
  const sendNow = (): void => {
    cancelAnimationFrame(request);
    sendWaiting = undefined;
    send(address, document.title);
  };
  const look = (): void => {
    frames += 1;
    if (document.title !== oldTitle || frames > FRAMES_FOR_TITLE) sendNow();
    else request = requestAnimationFrame(look);
  };
  sendWaiting = sendNow;
  look();
}

/**
 * Counts a page when it is opened, but not when only the hash or query changes.
 * @param title the document's title when the address changed
 */
export function countPageView({ location, prevLocation }: RouteUpdateArgs, title: string): void {
  if (prevLocation === null) readConsent();
  else if (prevLocation.pathname === location.pathname) return;
  count(prevLocation === null ? undefined : title);
}

/** Disables Google's tag and deletes its cookies. */
function forget(id: string): void {
  (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = true;
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    const registered = window.location.hostname.split('.').slice(-2).join('.');
    for (const domain of ['', `; domain=${window.location.hostname}`, `; domain=.${registered}`]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/** Asks the reader for consent if the site's configuration requires it, and follows their choice, now or later. */
export function askForConsent(): void {
  const { id, requireConsent } = documentSettings().pageViews;
  consent.subscribe(() => {
    if (consent.get() === 'denied') forget(id);
    else {
      (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = false;
      count(undefined);
    }
  });
  if (!mustAsk(requireConsent)) return;
  import('./consent-bar').then(
    ({ showConsentBar }) => showConsentBar(),
    () => undefined,
  );
}
