/** Tells the reader that a script did not load, or the maintainer that the site is not at the path it was built for. */
import { sitePrefix } from '../../components/site-pathname';
import { APP_RUNS } from '../../components/events';

/** Normalises a path as hosts do: ignores `.html`, `/index.html` and a trailing slash. */
function plain(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
}

function paragraph(name: 'strong' | 'p', text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

/** The banner's paragraphs. The canonical link holds the address that the page was built for. */
function explanationOf(file: string): HTMLElement[] {
  const prefix = sitePrefix();
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const here = plain(window.location.pathname);
  const built = canonical ? plain(new URL(canonical.href).pathname) : undefined;
  const isElsewhere = built === undefined ? prefix !== '' && !`${here}/`.startsWith(`${prefix}/`) : here !== built;
  if (!isElsewhere) {
    return [paragraph('strong', 'This page could not be loaded in full.'), paragraph('p', `${file} did not load.`)];
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

/** Deletes a broken file from the browser's caches, so that a reload fetches it again. */
async function drop(address: string | undefined): Promise<void> {
  if (!address) return;
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  } catch {
    // Without cache storage there is nothing to delete.
  }
}

const reload = (): void => window.location.reload();

let banner: HTMLElement | undefined;
let hasStarted = false;

/** Tells the reader once that a file did not load. @returns `false` once the app runs: the app reports failures itself */
export function reportFile(file: string): boolean {
  if (hasStarted || banner) return !hasStarted;
  const shown = Object.assign(document.createElement('div'), { className: 'boot-failure', role: 'alert' });
  banner = shown;
  const retry = Object.assign(document.createElement('button'), { textContent: 'Retry', onclick: reload });
  shown.append(...explanationOf(file), retry);
  const show = (): void => document.body.prepend(shown);
  if (document.body as HTMLElement | null) show();
  else document.addEventListener('DOMContentLoaded', show);
  return true;
}

const nameOf = (address: string): string => address.split('/').pop() as string;

/** Reports scripts that fail before the app runs. Deletes failed files from the caches, also later. */
export function watchForFailures(): void {
  // If a reader leaves while the app loads, the browser stops loading. After Back, the cached page would lack these files.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !hasStarted) reload();
  });
  window.addEventListener(APP_RUNS, () => {
    hasStarted = true;
    banner?.remove();
  });
  window.addEventListener(
    'error',
    ({ target, error, filename }: ErrorEvent) => {
      const element = target as HTMLElement | Window | null;
      // Errors of extensions and inline scripts have other addresses.
      const isBroken = error instanceof SyntaxError && /\.js$/.test(filename) && filename.startsWith(window.location.origin);
      if (isBroken) {
        void drop(filename);
        reportFile(nameOf(filename));
      } else if (element instanceof HTMLElement) {
        const { currentSrc, src, href } = element as { currentSrc?: string; src?: string; href?: string };
        void drop(currentSrc || src || href);
        if (element.tagName === 'SCRIPT' && src?.startsWith(window.location.origin)) reportFile(nameOf(src));
      }
    },
    true,
  );
}
