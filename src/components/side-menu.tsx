import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { isCurrent } from '../content/addresses';
import { NavbarItemBoundary } from './crash';
import { SmartLink } from './smart-link';
import * as styles from './side-menu.module.css';
import { useSiteConfiguration } from './use-site';

/** The one side menu of a page; the button in the top bar opens it by this id. */
const MENU_ID = 'side-menu';
/** From here on the bar shows everything itself. */
const DESKTOP = '(min-width: 997px)';

/** Opens the side menu of small screens, without any script. */
export function SideMenuButton() {
  return (
    <button type="button" className={clsx('icon-button', styles.open)} popoverTarget={MENU_ID} aria-label="Menu">
      <svg className="drawing" viewBox="0 0 22 22" style={{ stroke: 'currentColor' }} aria-hidden="true">
        <path d="M2 5H20M2 11H20M2 17H20" />
      </svg>
    </button>
  );
}

/** Closes the menu on every navigation and when the window grows so far that the bar shows everything. */
function useClosing(pathname: string) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.hidePopover?.();
  }, [pathname]);
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    const element = menu.current;
    const close = () => {
      if (desktop.matches) element?.hidePopover?.();
    };
    // A link to the page that is open changes no path, but is a navigation all the same.
    const closeOnLink = (event: MouseEvent) => {
      if ((event.target as HTMLElement).closest('a')) element?.hidePopover?.();
    };
    desktop.addEventListener('change', close);
    element?.addEventListener('click', closeOnLink);
    return () => {
      desktop.removeEventListener('change', close);
      element?.removeEventListener('click', closeOnLink);
    };
  }, []);
  return menu;
}

function MainLinks({ pathname }: { pathname: string }) {
  const { navbar } = useSiteConfiguration();
  return (
    <ul className={styles.links}>
      {navbar.items
        .filter((item) => item.type === 'link')
        .map((item) => (
          <li key={item.label}>
            <NavbarItemBoundary label={item.label}>
              <SmartLink href={item.to ?? item.href ?? ''} aria-current={isCurrent(item.to, pathname) ? 'true' : undefined}>
                {item.label}
              </SmartLink>
            </NavbarItemBoundary>
          </li>
        ))}
    </ul>
  );
}

/**
 * The menu of small screens. It is a popover, so that it opens, closes on Escape and gives focus back
 * without any script. On wiki pages it is the sidebar itself: `children` is the wiki's tree, with a way back
 * to the main menu, and on wide screens `className` puts it beside the article.
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
      <div className={styles.head}>
        {hasTree && (
          <button type="button" className={clsx(styles.panelSwitch, 'needs-script')} onClick={() => setChoosesMain(!choosesMain)}>
            {showsMain ? 'Wiki contents →' : '← Main menu'}
          </button>
        )}
        <button type="button" className="icon-button" popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label="Close menu">
          <svg className="drawing" viewBox="0 0 22 22" style={{ stroke: 'currentColor' }} aria-hidden="true">
            <path d="M4 4l14 14M18 4L4 18" />
          </svg>
        </button>
      </div>
      <nav aria-label="Main menu" className={styles.main}>
        <MainLinks pathname={pathname} />
      </nav>
      {hasTree && <div className={styles.tree}>{children}</div>}
    </div>
  );
}
