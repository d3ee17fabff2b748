/** The app: Gatsby's runtime, React and the site's components. It runs once a reader touches the page. */
import { withPrefix } from 'gatsby';
import { sitePathname } from '../../components/site-pathname';
import { hasKeptTicks } from '../../wiki/ui/text/checklist-state';
import { fetchForLater, fetchPageAhead } from './fetch-ahead';

/** Attribute of an element whose page needs the app at once. */
const RUNS_AT_ONCE = 'data-runs-at-once';

/** What a reader fills in: boxes, and what looks like a field, be it a line, several lines or a list. */
const FIELDS = 'main :is(.field, input)';

/**
 * Sets what Gatsby's runtime reads from `window` when it starts. Gatsby itself writes inline scripts for that, which differ from
 * page to page and from build to build, so that no content security policy could list them.
 */
export function tellGatsby(build: string): void {
  window.___webpackCompilationHash = build;
  window.pagePath = document.documentElement.dataset.page;
}

/**
 * Makes the function that runs the app. Tells the reader what could not be loaded, and asks for it again at the next call: a file
 * of the app; or, when a part of the page or its data did not come, the runtime, which then starts all that is here anew.
 */
export function appRunner(files: readonly string[], tell: EarlySite['tell']): () => void {
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
    if (file && tell(file)) missing.add(files[0] ?? '');
  });
  return () => [...missing].forEach(load);
}

/** Whether a field differs from what the HTML says: the browser has restored what somebody wrote. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const preset = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
    return field.value !== preset?.value;
  }
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  return /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

/**
 * Whether a page is of use only with the app: it says so, its checklists have been ticked before, its address or the browser has filled in its fields, or the browser leaves
 * it to the app to scroll to where the reader was, as when it was not told in time that the app is gone (see `takeOverScroll`).
 */
export function runsAtOnce(): boolean {
  const fields = [...document.querySelectorAll(FIELDS)];
  return (
    document.querySelector(`[${RUNS_AT_ONCE}]`) !== null ||
    hasKeptTicks() ||
    window.history.scrollRestoration === 'manual' ||
    fields.some((field) => window.location.search !== '' || isChanged(field))
  );
}

/** Fetches the app ahead, with what it needs for this page, once nothing else is being loaded. */
export function fetchAppAhead(files: readonly string[]): void {
  for (const file of [...files, withPrefix('/page-data/app-data.json')]) fetchForLater(file);
  void fetchPageAhead(sitePathname(window.location.pathname));
}
