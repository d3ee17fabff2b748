import type { ReactNode } from 'react';
import { AnnouncementBar } from '../components/feedback/announcement-bar';
import { PageBoundary } from '../components/feedback/crash';
import { RouteFailureNotice } from '../components/feedback/route-failure-notice';
import { Footer } from '../components/layout/footer';
import { SideMenu } from '../components/layout/side-menu';
import { TopBar } from '../components/layout/top-bar';
import { useSiteConfiguration } from '../components/layout/use-site';
import { WikiLayout } from '../components/wiki/wiki-layout';
import type { PageContext } from '../build/pages/page-context';
import { sitePathname } from '../lib/site-pathname';
import * as styles from './site-shell.module.css';

/** What is around every page: skip link, top bar, the wiki's frame where it belongs, footer. */
export function SiteShell({
  pathname,
  layout,
  children,
}: {
  pathname: string;
  layout: PageContext['layout'] | undefined;
  children: ReactNode;
}) {
  const { announcementBar } = useSiteConfiguration();
  if (layout === 'none') return children;
  const path = sitePathname(pathname);
  const isWiki = layout === 'wiki' || path === '/wiki/search';
  // A page that crashed does not take the next one with it.
  const page = <PageBoundary key={path}>{children}</PageBoundary>;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {announcementBar && <AnnouncementBar announcement={announcementBar} />}
      <TopBar pathname={path} isClear={path === '/'} />
      {isWiki ? (
        <WikiLayout pathname={path}>{page}</WikiLayout>
      ) : (
        <>
          <SideMenu pathname={path} />
          {page}
        </>
      )}
      <Footer />
      <RouteFailureNotice />
    </>
  );
}
