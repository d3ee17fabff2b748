import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { currentOf } from '../content-model/addresses';
import { ignoreErrors } from './ignore-errors';
import { NavbarItemBoundary } from './crash';
import { mailLink } from './mail';
import { keepTabInside } from './move-focus';
import { SmartLink } from './smart-link';
import * as styles from './side-menu.module.css';
import { useSiteConfiguration } from './use-site';

export const MENU_ID = 'side-menu';
/** Windows wide enough for the top bar to show everything itself. */
const DESKTOP = '(width >= 62.3125em)';

function Icon({ path }: { path: string }) {
  return (
    <svg className="drawing" viewBox="0 0 22 22" style={{ stroke: 'currentColor' }} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const close = (menu: HTMLElement): void => ignoreErrors(() => menu.hidePopover());

/** Opens the side menu on small screens; needs no script. */
export function SideMenuButton() {
  return (
    <button type="button" className={clsx('icon-button needs-popover', styles.open)} popoverTarget={MENU_ID} aria-label="Menu">
      <Icon path="M2 5H20M2 11H20M2 17H20" />
    </button>
  );
}

/** Closes the menu on navigation and when the window becomes wide enough for the bar. */
function useClosing(pathname: string) {
  const menu = useRef<HTMLDivElement>(null);
  const isFirstPage = useRef(true);
  useEffect(() => {
    // A menu opened before hydration stays open.
    if (menu.current && !isFirstPage.current) close(menu.current);
    isFirstPage.current = false;
  }, [pathname]);
  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const watch = new AbortController();
    const { signal } = watch;
    // A link to the current page changes no path.
    element.addEventListener('click', ({ target }) => (target as HTMLElement).closest('a') && close(element), { signal });
    const press = (event: KeyboardEvent) => event.key === 'Tab' && element.matches(':popover-open') && keepTabInside(element, event);
    document.addEventListener('keydown', press, { signal });
    window.matchMedia(DESKTOP).addEventListener('change', ({ matches }) => matches && close(element), { signal });
    return () => watch.abort();
  }, []);
  return menu;
}

function MainLinks({ pathname }: { pathname: string }) {
  const { navbar, links, contactEmail, search } = useSiteConfiguration();
  const entries: readonly { label: string; about?: string | null; href: string }[] = [
    ...navbar.items.filter(({ type }) => type === 'link').map(({ label, about, to, href }) => ({ label, about, href: to ?? href ?? '' })),
    { label: 'Exec', href: '/exec' },
    ...(links.unionSociety ? [{ label: 'Join', href: links.unionSociety }] : []),
    { label: 'Contact', href: mailLink({ to: contactEmail }) },
    ...(search.pagePath ? [{ label: 'Search', href: search.pagePath }] : []),
  ];
  const current = currentOf(
    entries.map(({ href }) => href),
    pathname,
  );
  return (
    <ul className={styles.links}>
      {entries.map(({ label, about, href }, index) => (
        <li key={index}>
          <NavbarItemBoundary label={label}>
            <SmartLink href={href} aria-current={href === current ? 'true' : undefined}>
              {label}
              {about && <span className="small"> {about}</span>}
            </SmartLink>
          </NavbarItemBoundary>
        </li>
      ))}
    </ul>
  );
}

/**
 * The menu on small screens. As a popover it works without scripts.
 * @param children on wiki pages the wiki's tree, shown with a way back to the main menu
 * @param className places the menu beside the article on wide screens
 */
export function SideMenu({ pathname, className, children }: { pathname: string; className?: string | undefined; children?: ReactNode }) {
  const menu = useClosing(pathname);
  const [choosesMain, setChoosesMain] = useState(false);
  const hasTree = children !== undefined;
  const showsMain = !hasTree || choosesMain;
  return (
    <div
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className={clsx(styles.panel, className, 'no-print')}
      data-shows={showsMain ? 'main' : 'tree'}
    >
      <div className={`needs-popover ${styles.head}`}>
        {hasTree ? (
          <button type="button" className={clsx(styles.panelSwitch, 'needs-script')} onClick={() => setChoosesMain(!choosesMain)}>
            {showsMain ? 'Wiki contents →' : '← Main menu'}
          </button>
        ) : (
          <strong className={styles.name}>Menu</strong>
        )}
        <button type="button" className="icon-button" popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label="Close menu">
          <Icon path="M4 4l14 14M18 4L4 18" />
        </button>
      </div>
      <nav aria-label="Main menu" className={styles.main}>
        <MainLinks pathname={pathname} />
      </nav>
      {hasTree && <div className={styles.tree}>{children}</div>}
    </div>
  );
}
