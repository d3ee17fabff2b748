import { Link, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { sitePathname } from '../components/site-pathname';
import { useSiteConfiguration } from '../components/use-site';
import { NearestAddresses } from '../links/ui/nearest-addresses';
import { InstrumentSchedule } from '../site/ui/home/instrument-schedule';
import { Lantern, beamOutline, hang, reachOf } from '../site/ui/home/beam';

const LANTERN = { x: 92, y: 216 };
const POOL = { x: 296, y: 92, radius: 78 };

/** A lantern that is rigged and focused but gives no light, because its channel is not patched. */
function UnpatchedLantern() {
  return (
    <svg className="drawing" viewBox="0 0 420 268" aria-hidden="true">
      <path strokeWidth=".8" strokeDasharray="2 5" transform={hang(LANTERN, POOL)} d={beamOutline(reachOf(LANTERN, POOL), POOL.radius)} />
      <path d="M281 77l30 30M311 77l-30 30" strokeWidth=".8" />
      <path d="M12 213.500H240M12 218.500H240" />
      <Lantern at={LANTERN} aim={POOL} />
      <path d="M84 228q-14 12-30 8t-26 8" strokeWidth=".8" />
      <path d="M28 240v8M22 244h6" />
      <rect className="solid" x="66" y="240" width="52" height="26" rx="13" />
      <text className="channel-number" x="92" y="253">
        404
      </text>
    </svg>
  );
}

export default function NotFoundPage({ location }: PageProps) {
  const { search } = useSiteConfiguration();
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader
        title="Page not found"
        lead="Channel 404 is not patched: there is nothing at this address. The page may have moved, or the link may have a typo."
        drawing={<UnpatchedLantern />}
      >
        <NearestAddresses pathname={sitePathname(location.pathname)} search={location.search} hash={location.hash} />
        {search.pagePath && (
          <p>
            <Link to={search.pagePath}>Search the site</Link>
          </p>
        )}
        <div>
          <InstrumentSchedule label="Ways into the site" />
        </div>
      </PageHeader>
    </main>
  );
}

export function Head() {
  return <PageHead title="Page not found" path="/404" noIndex />;
}
