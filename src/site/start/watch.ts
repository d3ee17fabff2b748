/**
 * Watches whether the site's files load, from before any is asked for. When one does not come, it tells the reader; when the
 * site was published under a different path from the one it was built for, it tells the maintainer.
 */
import { sitePrefix } from '../../components/site-pathname';
import { APP_RUNS } from '../../components/events';

/** Path of a page without what differs from host to host. */
function plain(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
}

function paragraph(name: 'strong' | 'p', text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

/** What the banner says, a paragraph each. A page's canonical link is the address that it was built for. */
function explanationOf(file: string): HTMLElement[] {
  const prefix = sitePrefix();
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const here = plain(window.location.pathname);
  const built = canonical ? plain(new URL(canonical.href).pathname) : undefined;
  const isElsewhere = built === undefined ? prefix !== '' && !`${here}/`.startsWith(`${prefix}/`) : here !== built;
  if (!isElsewhere) {
    return [paragraph('strong', 'This page could not be loaded in full.'), paragraph('p', `Not everything works: ${file} did not load.`)];
  }
  const page = built?.slice(prefix.length);
  const expected = [
    paragraph('strong', 'This site is not at the address it was built for.'),
    paragraph('p', `Its files were expected below “${prefix || '/'}”, and ${file} is not there.`),
  ];
  if (page === undefined || !here.endsWith(page)) return expected;
  const actual = here.slice(0, here.length - page.length) || '/';
  return [...expected, paragraph('p', `Build it with PATH_PREFIX=${actual}, or serve it at ${prefix || '/'}.`)];
}

/** Lets a file go that is kept on the device and does not run, so that loading the page again is enough. */
async function drop(address: string | undefined): Promise<void> {
  if (!address) return;
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  } catch {
    // The browser has no such storage or refuses, and has kept nothing then.
  }
}

let banner: HTMLElement | undefined;
let hasStarted = false;

/** Tells the reader that a file did not come, once. @returns whether the app still waits; once it runs, it tells by itself */
export function tell(file: string): boolean {
  if (hasStarted || banner) return !hasStarted;
  const shown = document.createElement('div');
  banner = shown;
  shown.className = 'start-failure';
  shown.setAttribute('role', 'alert');
  const retry = Object.assign(document.createElement('button'), { textContent: 'Retry', onclick: () => window.location.reload() });
  shown.append(...explanationOf(file), retry);
  const show = (): void => document.body.prepend(shown);
  if (document.body as HTMLElement | null) show();
  else document.addEventListener('DOMContentLoaded', show);
  return true;
}

const nameOf = (address: string): string => address.split('/').pop() ?? address;

/** Starts to watch, until the app runs: from then on it says itself what could not be loaded. */
export function watchStart(): void {
  window.addEventListener(APP_RUNS, () => {
    hasStarted = true;
    banner?.remove();
  });
  window.addEventListener(
    'error',
    ({ target, error, filename }: ErrorEvent) => {
      const element = target as HTMLElement | Window | null;
      // Extensions have files of their own, and inline scripts the page's address.
      const isBroken = error instanceof SyntaxError && /\.js$/.test(filename) && filename.startsWith(window.location.origin);
      if (isBroken) {
        void drop(filename);
        tell(nameOf(filename));
      } else if (element instanceof HTMLElement) {
        const { currentSrc, src, href } = element as { currentSrc?: string; src?: string; href?: string };
        void drop(currentSrc || src || href);
        if (element.tagName === 'SCRIPT' && src?.startsWith(window.location.origin)) tell(nameOf(src));
      }
    },
    true,
  );
}
