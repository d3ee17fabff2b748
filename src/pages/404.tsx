import type { PageProps } from 'gatsby';
import { NotFound } from '../components/feedback/not-found';
import { PageHead } from '../components/layout/page-head';
import { NearestAddresses } from '../components/links/nearest-addresses';
import { sitePathname } from '../lib/site-pathname';

/** What a visitor sees where no page is. */
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
