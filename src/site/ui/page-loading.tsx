/**
 * Adds a progress bar to Gatsby's loader, lets the latest click win, and has the browser load a page that failed. If the host
 * does not answer, a notice says so: the browser's own error would replace the page.
 */
import { useEffect, useState } from 'react';
import { allowsPrefetch } from '../../components/connection';
import { ErrorMessage } from '../../components/crash';
import { isReachable, ownBuild } from '../../components/deployment';
import { Notice, showNotice } from '../../components/notice';
import { pageLink } from '../boot/page-links';

function FailureNotice({ address, error, onStay }: { address: string; error: Error; onStay: () => void }) {
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    if (!isTrying) return undefined;
    // A later click or "Stay here" removes the notice.
    let isShown = true;
    void isReachable(address).then((isThere) => {
      if (!isShown) return;
      if (isThere) loadInFull(address);
      else setTrying(false);
    });
    return () => {
      isShown = false;
    };
  }, [isTrying, address]);
  return (
    <Notice
      label="Page not loaded"
      isAlert
      text={
        <>
          <p>
            <strong>The page could not be loaded.</strong> {navigator.onLine ? 'The site does not answer.' : 'You are offline.'}
          </p>
          <ErrorMessage text={error.message} />
        </>
      }
      buttons={[
        { label: isTrying ? 'Trying …' : 'Retry', isMain: true, isBusy: isTrying, onClick: () => setTrying(true) },
        { label: 'Stay here', onClick: onStay },
      ]}
    />
  );
}

/** Loads a page in full. `location.assign` loads nothing when only the hash differs. */
function loadInFull(address: string): void {
  const here = window.location;
  const { pathname, search, href } = new URL(address, here.href);
  if (pathname === here.pathname && search === here.search) here.reload();
  else here.assign(href);
}

function errorOf(resources: GatsbyPageResources | undefined): Error {
  const error = resources?.error;
  return error instanceof Error ? error : new Error('The page’s data did not arrive.');
}

/** A promise that never settles keeps Gatsby from navigating. */
const never = new Promise<never>(() => undefined);

/** Shows the progress of navigations and handles their failures, by wrapping Gatsby's loader and `navigate`. */
export function watchPageLoading(): void {
  const { ___loader: loader, ___navigate: navigate } = window;
  const { progress } = window.boot;
  const loadPage = loader.loadPage.bind(loader);
  let latest = 0;
  let target: string | undefined;
  let hideFailure = (): void => undefined;

  const fail = async (attempt: number, address: string, error: Error): Promise<never> => {
    const isThere = await isReachable(address);
    if (attempt !== latest) return never;
    if (isThere) loadInFull(address);
    else {
      progress?.end();
      hideFailure = showNotice(<FailureNotice address={address} error={error} onStay={() => hideFailure()} />);
    }
    return never;
  };

  loader.loadPage = async (path) => {
    latest += 1;
    const attempt = latest;
    // Without a click, Back or Forward has changed the address.
    const address = target ?? window.location.href;
    target = undefined;
    hideFailure();
    progress?.start(true);
    const resources = await loadPage(path).catch((error: unknown): GatsbyPageResources => ({ status: 'error', error }));
    if (attempt !== latest) return never;
    if (!resources || resources.status === 'error') return fail(attempt, address, errorOf(resources));
    const { page } = resources;
    // If the host does not name its build, assume that it is ours.
    if (page?.webpackCompilationHash === '') page.webpackCompilationHash = ownBuild() ?? '';
    if (page && page.webpackCompilationHash !== ownBuild()) {
      // The site was published again, and the new page needs the new scripts.
      loadInFull(address);
      return never;
    }
    progress?.end();
    return resources;
  };

  window.___navigate = (to, options) => {
    target = typeof to === 'string' ? to : undefined;
    navigate(to, options);
    target = undefined;
  };
}

/** Prefetches pages on touch too, and makes Gatsby's prefetch on hover respect data saving. */
export function prefetchOnTouch(): void {
  const loader = window.___loader;
  const hovering = loader.hovering.bind(loader);
  loader.hovering = (path) => {
    if (allowsPrefetch()) hovering(path);
  };
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const link = pageLink(target);
      if (link) loader.hovering(link.pathname + link.search);
    },
    { passive: true, capture: true },
  );
}
