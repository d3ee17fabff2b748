import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { isCurrent } from '../content/addresses';
import { attempt } from './attempt';
import { NavbarItemBoundary } from './crash';
import { SmartLink } from './smart-link';
import * as styles from './side-menu.module.css';
import { useSiteConfiguration } from './use-site';

/** Id of the page's one side menu, which the button in the top bar targets. */
const MENU_ID = 'side-menu';
/** Id of the link that opens it in browsers without popovers; the link that closes it leads back there. */
const OPENER_ID = 'open-side-menu';
/** Windows wide enough for the top bar to show everything itself. */
const DESKTOP = '(width >= 62.3125em)';

function Icon({ path }: { path: string }) {
  return (
    <svg className="drawing" viewBox="0 0 22 22" style={{ stroke: 'currentColor' }} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const BARS = <Icon path="M2 5H20M2 11H20M2 17H20" />;
const CROSS = <Icon path="M4 4l14 14M18 4L4 18" />;

/** Opens the side menu on small screens; needs no script. */
export function SideMenuButton() {
  return (
    <>
      <button type="button" className={clsx('icon-button', styles.open)} popoverTarget={MENU_ID} aria-label="Menu">
        {BARS}
      </button>
      <a id={OPENER_ID} href={`#${MENU_ID}`} className={clsx('icon-button', styles.openLink)} aria-label="Menu">
        {BARS}
      </a>
    </>
  );
}

const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Closes the menu. In browsers without popovers an attribute overrides what the address says. */
function close(menu: HTMLElement): void {
  if (hasPopovers()) menu.hidePopover();
  else menu.dataset.open = 'false';
}

/**
 * What a popover does by itself, for browsers without: opens and closes, on Escape and on a click beside it too, and passes
 * the focus on. Until this runs, links open and close the menu through the address.
 */
function imitatePopover(menu: HTMLElement, signal: AbortSignal): void {
  const opener = document.getElementById(OPENER_ID);
  const isOpen = () => menu.dataset.open === 'true' || (menu.dataset.open === undefined && menu.matches(':target'));
  const closeAndReturn = () => {
    close(menu);
    opener?.focus();
  };
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const hash = target.closest('a')?.getAttribute('href');
      if (hash === `#${MENU_ID}`) {
        menu.dataset.open = 'true';
        menu.querySelector<HTMLElement>(`[href="#${OPENER_ID}"]`)?.focus();
      } else if (hash === `#${OPENER_ID}`) closeAndReturn();
      else {
        if (isOpen() && !menu.contains(target)) close(menu);
        return;
      }
      event.preventDefault();
    },
    { signal },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && isOpen() && closeAndReturn(), { signal });
}

/** Closes the menu on every navigation, and when the window grows wide enough for the bar to show everything. */
function useClosing(pathname: string) {
  const menu = useRef<HTMLDivElement>(null);
  const isFirstPage = useRef(true);
  useEffect(() => {
    // A menu that was opened before the page ran stays open.
    if (menu.current && !isFirstPage.current) close(menu.current);
    isFirstPage.current = false;
  }, [pathname]);
  useEffect(() => {
    const element = menu.current;
    const watch = attempt(() => new AbortController());
    if (!element || !watch) return undefined;
    const { signal } = watch;
    // A link to the current page changes no path, but the reader still expects the menu to close.
    element.addEventListener('click', ({ target }) => (target as HTMLElement).closest('a') && close(element), { signal });
    if (!hasPopovers()) imitatePopover(element, signal);
    attempt(() => window.matchMedia(DESKTOP).addEventListener('change', ({ matches }) => matches && close(element), { signal }));
    return () => watch.abort();
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
 * The menu on small screens. As a popover it opens, closes on Escape and restores focus without any script; in browsers
 * without popovers links open and close it.
 * @param children on wiki pages the wiki's tree, which the menu then shows with a way back to the main menu
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
      <div className={styles.head}>
        {hasTree && (
          <button type="button" className={clsx(styles.panelSwitch, 'needs-script')} onClick={() => setChoosesMain(!choosesMain)}>
            {showsMain ? 'Wiki contents →' : '← Main menu'}
          </button>
        )}
        <button
          type="button"
          className={clsx('icon-button', styles.close)}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          {CROSS}
        </button>
        <a href={`#${OPENER_ID}`} className={clsx('icon-button', styles.closeLink)} aria-label="Close menu">
          {CROSS}
        </a>
      </div>
      <nav aria-label="Main menu" className={styles.main}>
        <MainLinks pathname={pathname} />
      </nav>
      {hasTree && <div className={styles.tree}>{children}</div>}
    </div>
  );
}
