/** Loads the app (Gatsby's runtime, React, the site's components) once a reader touches the page. */
import { withPrefix } from 'gatsby';
import { sitePathname } from '../../components/site-pathname';
import { hasKeptTicks } from '../../wiki/components/checklist/checklist-state';
import { prefetchFile, prefetchPage } from './prefetch';

const RUNS_AT_ONCE = 'data-runs-at-once';

const FIELDS = 'main :is(.field, input)';

/** Sets what Gatsby's runtime reads. Gatsby's own inline scripts differ by page, so no policy could list their hashes. */
export function setGatsbyGlobals(build: string): void {
  window.___webpackCompilationHash = build;
  window.pagePath = document.documentElement.dataset.page;
}

/**
 * Returns a function that loads the app's scripts. The next call retries a script that failed. If a chunk or page data failed
 * instead, it reloads webpack's runtime, because Gatsby caches that failure.
 */
export function appRunner(files: readonly string[], reportFile: BootState['reportFile']): () => void {
  const missing = new Set(files);
  const load = (file: string): void => {
    missing.delete(file);
    const script = document.createElement('script');
    script.src = file;
    script.onerror = () => {
      script.remove();
      missing.add(file);
    };
    document.head.append(script);
  };
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const message = String((reason as Error | undefined)?.message);
    const file = /Loading (CSS )?chunk/.test(message)
      ? message.match(/[^/\s)]+/g)?.at(-1)
      : /page resources|couldn't load/.test(message) && 'the page’s data';
    if (file && reportFile(file)) missing.add(files[0] ?? '');
  });
  return () => [...missing].forEach(load);
}

/** Whether the browser has restored what the reader wrote into a field. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const preset = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
    return field.value !== preset?.value;
  }
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  return /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

/** Whether the page needs the app before a touch. */
export function runsAtOnce(): boolean {
  return (
    document.querySelector(`[${RUNS_AT_ONCE}]`) !== null ||
    hasKeptTicks() ||
    // Left by `takeOverScroll`: only the app restores the scroll position.
    window.history.scrollRestoration === 'manual' ||
    [...document.querySelectorAll(FIELDS)].some((field) => window.location.search !== '' || isChanged(field))
  );
}

/** Prefetches the app and this page's data. */
export function prefetchApp(files: readonly string[]): void {
  for (const file of [...files, withPrefix('/page-data/app-data.json')]) prefetchFile(file);
  void prefetchPage(sitePathname(window.location.pathname));
}
