/** Counts page views with Google Analytics, in builds with a measurement id. */
import { withPrefix } from 'gatsby';
import { whenPageShown } from '../../components/events';
import { consent, followConsent, mayCount } from './page-view-consent';
import { PEOPLE_PATH, isPersonPath } from '../../content-model/addresses';
import { sitePathname } from '../../components/site-pathname';

/** The scripts of gatsby-plugin-google-gtag; `document.tsx` keeps them from running by themselves. */
const HELD_SCRIPTS = 'script[data-page-views]';
/** How many frames to wait for a new title: the new page's may be the same as the old one. */
const FRAMES_FOR_TITLE = 30;

type Gtag = (command: string, ...parameters: unknown[]) => void;

let isStarted = false;
let referrer: string | undefined;
/** Sends the page view that still waits for its title. */
let sendWaiting: ((title: string) => void) | undefined;

/** Whether an address contains a person's name, which is never sent. */
function namesPerson(address: string): boolean {
  return address.startsWith(window.location.origin) && isPersonPath(sitePathname(new URL(address).pathname));
}

/** Without query and hash, which may hold what a reader searched for. */
function countedAddress(address: string): string {
  return namesPerson(address) ? window.location.origin + withPrefix(PEOPLE_PATH) : address.replace(/[?#].*/s, '');
}

function switchTag(isOn: boolean): void {
  (window as unknown as Record<string, boolean>)[`ga-disable-${__DOCUMENT_SETTINGS__.pageViews.id}`] = !isOn;
}

function tag(...command: Parameters<Gtag>): void {
  (window as Window & { gtag?: Gtag }).gtag?.(...command);
}

function runTag(): void {
  if (isStarted) return;
  isStarted = true;
  for (const held of document.querySelectorAll<HTMLScriptElement>(HELD_SCRIPTS)) {
    const script = document.createElement('script');
    if (held.src === '') script.text = held.text;
    else script.src = held.src;
    document.head.append(script);
  }
}

/** Sets the address for the tag's own events, which would otherwise send the query too. */
function describePage(address: string, title: string): void {
  tag('set', { page_title: title, page_location: address, page_referrer: referrer });
}

function send(address: string, title: string): void {
  tag('set', 'page_path', new URL(address).pathname);
  describePage(address, title);
  tag('event', 'page_view', { page_title: title, page_location: address, page_referrer: referrer });
  referrer = address;
}

/** Counts the current page, if allowed, once its title differs from `oldTitle`. */
function count(oldTitle: string | undefined): void {
  sendWaiting?.(oldTitle ?? document.title);
  if (!mayCount(__DOCUMENT_SETTINGS__.pageViews.requireConsent)) return;
  const address = countedAddress(window.location.href);
  runTag();
  referrer ??= countedAddress(document.referrer);
  describePage(address, '');
  switchTag(true);
  if (namesPerson(window.location.href)) {
    send(address, 'People');
    return;
  }
  let frames = 0;
  let request = 0;
  const sendNow = (title: string): void => {
    cancelAnimationFrame(request);
    sendWaiting = undefined;
    send(address, title);
  };
  const look = (): void => {
    frames += 1;
    if (document.title !== oldTitle || frames > FRAMES_FOR_TITLE) sendNow(document.title);
    else request = requestAnimationFrame(look);
  };
  sendWaiting = sendNow;
  look();
}

/** Disables Google's tag and deletes its cookies. */
function forget(): void {
  switchTag(false);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    // Google uses the widest domain that the browser allows: three labels for `ac.uk`, two for `com`.
    const labels = window.location.hostname.split('.');
    const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Counts this page and each page that follows, but not changes of hash or query. Follows the reader's choice. */
export function countPageViews(): void {
  followConsent();
  consent.subscribe(() => (consent.get() === 'denied' ? forget() : count(undefined)));
  whenPageShown(({ isOtherPath, title }) => isOtherPath && count(title));
  count(undefined);
}
