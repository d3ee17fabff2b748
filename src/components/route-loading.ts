/**
 * What happens between a click on a link and the new page. Gatsby's loader does the loading; this watches it:
 * a progress bar when it takes a while, the newest click wins, and when it fails the browser loads the page
 * itself — unless the host cannot be reached, where that would only swap the page for the browser's error.
 */
import { createStore } from './store';

/** The page that could not be loaded, for the notice that says so. */
export interface RouteFailure {
  address: string;
  error: Error;
}

/** What the notice at the foot of the window says; see `RouteFailureNotice`. */
export const routeFailure = createStore<RouteFailure | undefined>(undefined);

/** What the supervision needs of the world around it. */
export interface RouteSurroundings {
  /** A page is being loaded; may be said again before the end. */
  startProgress: () => void;
  endProgress: () => void;
  /** The build that the open page comes from. */
  ownBuild: () => string | undefined;
  /** Whether the host answers for an address. */
  answers: (address: string) => Promise<boolean>;
  /** Makes the browser load a page itself. */
  load: (address: string) => void;
  /** The address in the address bar. */
  currentAddress: () => string;
}

const never = new Promise<never>(() => undefined);

function errorOf(resources: GatsbyPageResources | undefined): Error {
  const error = resources?.error;
  return error instanceof Error ? error : new Error('The page’s data did not arrive.');
}

/** Watches a loader and Gatsby's `navigate` from now on, by standing in for both. */
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
    // Gatsby waits for ever, so that it does not navigate on its own as well.
    return never;
  };

  loader.loadPage = async (path) => {
    latest += 1;
    const attempt = latest;
    // Without a click it is the address bar that has changed, by Back or Forward.
    const address = target ?? around.currentAddress();
    target = undefined;
    routeFailure.set(undefined);
    around.startProgress();
    const resources = await loadPage(path).catch((error: unknown): GatsbyPageResources => ({ status: 'error', error }));
    if (attempt !== latest) return never;
    if (!resources || resources.status === 'error') return fail(attempt, address, errorOf(resources));
    const { page } = resources;
    if (page && page.webpackCompilationHash === '') {
      // The host did not say which build it holds. What has been loaded is good enough.
      page.webpackCompilationHash = around.ownBuild() ?? '';
    }
    if (page && page.webpackCompilationHash !== around.ownBuild()) {
      // The site was published anew: the new page wants the new scripts.
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
