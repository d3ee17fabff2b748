import { Link } from 'gatsby';
import clsx from 'clsx';
import { currentOf } from '../../content-model/addresses';
import { NavbarItemBoundary } from '../../components/crash';
import { lazyComponent } from '../../components/on-demand';
import { SearchButton } from '../../search/ui/search-button';
import { ColourModeSwitch } from './colour-mode-control';
import { Logo } from '../../components/logo';
import { SideMenuButton } from '../../components/side-menu';
import { SmartLink } from '../../components/smart-link';
import * as styles from './top-bar.module.css';
import { useSiteConfiguration, type SiteMetadata } from '../../components/use-site';

type NavbarItem = SiteMetadata['navbar']['items'][number];

// Loaded on demand: most sites have one language and one version.
const LanguageMenu = lazyComponent('The menu of languages', () => import('./language-menu').then((module) => module.LanguageMenu));
const DocsVersionMenu = lazyComponent('The menu of versions', () =>
  import('../../wiki/ui/docs-version-menu').then((module) => module.DocsVersionMenu),
);

interface ItemProps {
  item: NavbarItem;
  site: SiteMetadata;
  pathname: string;
  isCurrent: boolean;
}

function Item({ item, site, pathname, isCurrent }: ItemProps) {
  switch (item.type) {
    case 'colour-mode':
      return site.colourMode.disableSwitch ? null : <ColourModeSwitch label={item.label} />;
    case 'search':
      return <SearchButton label={item.label} pagePath={site.search.pagePath} />;
    case 'link':
      return (
        <SmartLink
          className={`plain not-on-tablets ${styles.link}`}
          href={item.to ?? item.href ?? ''}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {item.label}
        </SmartLink>
      );
    case 'language':
      return site.locales.length > 1 && <LanguageMenu label={item.label} locales={site.locales} pathname={pathname} />;
    case 'version':
      return site.docs.versions.length > 1 && <DocsVersionMenu label={item.label} docs={site.docs} />;
    default:
      return null;
  }
}

/** The bar at the top of every page. Over the home page's stage it is transparent until the reader scrolls. */
export function TopBar({ pathname, isOverStage }: { pathname: string; isOverStage: boolean }) {
  const site = useSiteConfiguration();
  const { items } = site.navbar;
  const current = currentOf(
    items.map(({ to }) => to),
    pathname,
  );
  const itemsOn = (side: string) =>
    items
      .filter(({ position }) => position === side)
      .map((item) => (
        <NavbarItemBoundary key={item.label} label={item.label}>
          <Item item={item} site={site} pathname={pathname} isCurrent={item.to !== null && item.to === current} />
        </NavbarItemBoundary>
      ));
  return (
    <header className={clsx(styles.bar, isOverStage && 'over-stage', 'no-print')}>
      <div className={`wrap row ${styles.inside}`}>
        <Link to="/" className={`plain to-tap ${styles.brand}`}>
          <Logo />
          {site.title}
        </Link>
        <nav aria-label="Main" className={`row not-on-tablets ${styles.left}`}>
          {itemsOn('left')}
        </nav>
        <div className={`row ${styles.right}`}>
          {itemsOn('right')}
          <SideMenuButton />
        </div>
      </div>
    </header>
  );
}
