import { Suspense, type ReactNode } from 'react';
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs, WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from 'gatsby';
import { CapabilitiesProvider, type Capability } from '../../components/capability';
import { PageBoundary } from '../../components/crash';
import * as extras from '../../extras';
import { Footer } from './footer';
import { SideMenu } from '../../components/side-menu';
import { TopBar } from './top-bar';
import { isServiceOn, useSiteConfiguration } from '../../components/use-site';
import { WikiLayout } from '../../wiki/ui/wiki-layout';
import type { PageContext } from '../../components/page-context';
import { sitePathname } from '../../components/site-pathname';
import { decodeAddress } from '../../content-model/addresses';
import * as styles from './site-shell.module.css';

/** Left out of builds without an announcement, because its style would be in every page. */
const announcement =
  process.env.NODE_ENV === 'development' || __HAS_ANNOUNCEMENT__
    ? (require('./announcement-bar') as typeof import('./announcement-bar'))
    : undefined;

/** Everything around a page. Each `Suspense` hydrates by itself, the touched one first. */
function SiteShell({ pathname, layout, children }: { pathname: string; layout: PageContext['layout'] | undefined; children: ReactNode }) {
  const { announcementBar } = useSiteConfiguration();
  if (layout === 'none') return children;
  // Browsers encode letters beyond ASCII; the server and the wiki's tree do not.
  const path = decodeAddress(sitePathname(pathname));
  const isWiki = layout === 'wiki' || path === '/wiki/search';
  // The key clears a crash when the next page opens.
  const page = (
    <Suspense>
      <PageBoundary key={path}>{children}</PageBoundary>
    </Suspense>
  );
  return (
    <>
      <a className={`sheet ${styles.skip}`} href="#main">
        Skip to content
      </a>
      {announcement && announcementBar && <announcement.AnnouncementBar announcement={announcementBar} />}
      <Suspense>
        <TopBar pathname={path} isOverStage={path === '/'} />
      </Suspense>
      {isWiki ? (
        <WikiLayout pathname={path}>{page}</WikiLayout>
      ) : (
        <>
          <SideMenu pathname={path} />
          {page}
        </>
      )}
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

const capabilities = Object.values<Capability>(extras).filter(({ name }) => isServiceOn(name));

/** Gives every page and its head the parts of the capabilities that are on. */
export function wrapRootElement({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  return <CapabilitiesProvider capabilities={capabilities}>{element}</CapabilitiesProvider>;
}

/** Wraps every page in the site shell, both in the browser and on the server. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { layout } = props.pageContext as PageContext;
  return (
    <SiteShell pathname={props.location.pathname} layout={layout}>
      {element}
    </SiteShell>
  );
}
