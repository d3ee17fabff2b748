/**
 * What happens between a click on a link and the new page. Gatsby's loader does the loading; this supervises it: a
 * progress bar when it takes a while, the latest click wins, and on failure the browser loads the page itself, unless
 * the host cannot be reached, when that would only replace the page with the browser's error.
 */
import { createStore } from './store';

/** The page that could not be loaded, for the notice that says so. */
export interface RouteFailure {
  address: string;
  error: Error;
}

/** The failure shown at the bottom of the window; see `RouteFailureNotice`. */
export const routeFailure = createStore<RouteFailure | undefined>(undefined);

/** Everything outside the loader that the supervision depends on; tests pass their own. */
export interface RouteSurroundings {
  /** Called when a page starts to load, and possibly again before it has loaded. */
  startProgress: () => void;
  endProgress: () => void;
  /** The build that the open page comes from. */
  ownBuild: () => string | undefined;
  /** Whether the host answers for an address. */
  answers: (address: string) => Promise<boolean>;
  /** Has the browser load a page itself. */
  load: (address: string) => void;
  /** The address in the address bar. */
  currentAddress: () => string;
}

const never = new Promise<never>(() => undefined);

function errorOf(resources: GatsbyPageResources | undefined): Error {
  const error = resources?.error;
  return error instanceof Error ? error : new Error('The page’s data did not arrive.');
}

/** Supervises Gatsby's loader and `navigate` from now on, by wrapping both. */
export function superviseRoutes(gatsby: Pick<Window, '___loader' | '___navigate'>, around: RouteSurroundings): void {
  const { ___loader: loader, ___navigate: navigate } = gatsby;
  const loadPage = loader.loadPage.bind(loader);
  let latest = 0;
  let target: string | undefined;

  const fail = async (attempt: number, address: string, error: Error): Promise<never> => {
    if (await around.answers(address)) around.load(address);
    else if (attempt === latest) {
      around.endProgress();
      routeFailure.set({ address, error });
    }
    // A promise that never settles keeps Gatsby from navigating as well.
    return never;
  };

  loader.loadPage = async (path) => {
    latest += 1;
    const attempt = latest;
    // No click: the address changed through Back or Forward.
    const address = target ?? around.currentAddress();
    target = undefined;
    routeFailure.set(undefined);
    around.startProgress();
    const resources = await loadPage(path).catch((error: unknown): GatsbyPageResources => ({ status: 'error', error }));
    if (attempt !== latest) return never;
    if (!resources || resources.status === 'error') return fail(attempt, address, errorOf(resources));
    const { page } = resources;
    if (page && page.webpackCompilationHash === '') {
      // The host did not say which build it has, so what has been loaded has to do.
      page.webpackCompilationHash = around.ownBuild() ?? '';
    }
    if (page && page.webpackCompilationHash !== around.ownBuild()) {
      // The site was published again, and the new page needs the new scripts.
      around.load(address);
      return never;
    }
    around.endProgress();
    return resources;
  };

  gatsby.___navigate = (to, options) => {
    target = typeof to === 'string' ? to : undefined;
    navigate(to, options);
    target = undefined;
  };
}
