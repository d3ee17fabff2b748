import type { PageProps } from 'gatsby';
import { NotFound } from '../site/ui/not-found';
import { PageHead } from '../components/page-head';
import { NearestAddresses } from '../links/ui/nearest-addresses';
import { sitePathname } from '../components/site-pathname';

/** Shown at addresses without a page. */
export default function NotFoundPage({ location: { pathname, search, hash } }: PageProps) {
  return (
    <NotFound>
      <NearestAddresses pathname={sitePathname(pathname)} search={search} hash={hash} />
    </NotFound>
  );
}

export function Head() {
  return <PageHead title="Page not found" path="/404" noIndex />;
}
