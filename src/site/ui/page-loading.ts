import { answers, ownBuild } from '../../components/deployment';
import { superviseRoutes } from '../../components/route-loading';

/** Loads a page in full, because `location.assign` loads nothing when only the hash differs. */
function load(address: string): void {
  const here = window.location;
  const { pathname, search, href } = new URL(address, here.href);
  if (pathname === here.pathname && search === here.search) here.reload();
  else here.assign(href);
}

/** Starts showing the progress of navigations and handling their failures. */
export function watchPageLoading(): void {
  const { progress } = window.early;
  superviseRoutes(window, {
    startProgress: () => progress?.start(true),
    endProgress: () => progress?.end(),
    ownBuild,
    answers,
    load,
    currentAddress: () => window.location.href,
  });
}
