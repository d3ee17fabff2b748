import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import regularFont from 'regular-font.woff2';
import type { HeadSettings } from '../boot/head-script';
import { FORWARDING_LINK } from '../../links/ui/forwarding';
import { hostedSettings, hostOfApplication } from '../../search/search-api';
import { policyElement } from './security-policy';

const HEAD_SCRIPT_KEY = 'head-script';

/** Paths of short links and redirects. */
const forwardingPages = new Set<string>();

/** Paths of pages without the app. */
const stillPages = new Set<string>();

/** Leaves the app out of a page, for a page that is shown at other addresses. Call in `onRenderBody`. */
export function leaveOutApp(pathname: string): void {
  stillPages.add(pathname);
}

/** Sets language, colour mode and page path on `<html>`, and fills the head. */
export function setUpDocument({ setHtmlAttributes, setHeadComponents, pathname, bodyHtml }: RenderBodyArgs & { bodyHtml?: string }): void {
  const { locale, colourMode, announcement } = __DOCUMENT_SETTINGS__;
  const settings: HeadSettings = { announcement, colourMode: { ...colourMode, colours: __THEME_COLOURS__ } };
  const hostedSearch = hostedSettings();
  if (bodyHtml?.includes(`id="${FORWARDING_LINK}"`)) forwardingPages.add(pathname);
  const mode = colourMode.default === 'dark' && !colourMode.respectSystem ? 'dark' : 'light';
  setHtmlAttributes({
    lang: locale.code,
    dir: locale.direction,
    'data-theme': mode,
    'data-page': pathname,
    // Hides what needs scripts; see `src/site/style/global.css`.
    ...(stillPages.has(pathname) && { 'data-still': '' }),
  } as Record<string, string>);
  setHeadComponents([
    // Gatsby's own comes first and does not reach behind a phone's notch. The style sheets leave room there.
    <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />,
    <meta key="theme-color" name="theme-color" content={__THEME_COLOURS__[mode]} />,
    <script key={HEAD_SCRIPT_KEY} data-settings={JSON.stringify(settings)} dangerouslySetInnerHTML={{ __html: __HEAD_SCRIPT__ }} />,
    <link key="font" rel="preload" href={regularFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    ...(hostedSearch ? [<link key="search" rel="preconnect" href={hostOfApplication(hostedSearch.appId)} crossOrigin="anonymous" />] : []),
  ]);
}

/** Keys of elements that gatsby-plugin-google-gtag adds. */
const PAGE_VIEW_CONNECTIONS: readonly unknown[] = ['preconnect-google-gtag', 'dns-prefetch-google-gtag'];
const PAGE_VIEW_SCRIPT = 'gatsby-plugin-google-gtag-config';
const PAGE_VIEW_SCRIPTS: readonly unknown[] = ['gatsby-plugin-google-gtag', PAGE_VIEW_SCRIPT];

/** Gatsby's script that sets the page's path; `setGatsbyGlobals` replaces it. */
const PAGE_SCRIPT_KEY = 'script-loader';

const APP_STYLE = /\/app\.[0-9a-f]+\.css$/;

/** Head elements that redirect pages don't need. */
function isOfWholePages(node: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(node)) return false;
  const { rel, as } = node.props;
  return node.key === HEAD_SCRIPT_KEY || APP_STYLE.test(String(node.props['data-href'])) || rel === 'manifest' || as === 'font';
}

/** The code of Google's inline script, if `node` is that. */
function pageViewScript(node: ReactNode): string[] {
  if (!isValidElement<{ dangerouslySetInnerHTML: { __html: string } }>(node) || node.key !== PAGE_VIEW_SCRIPT) return [];
  return [node.props.dangerouslySetInnerHTML.__html];
}

/** Turns a page view script into text, so that nothing connects to Google before `src/site/boot/page-views.ts` runs it. */
function holdPageViewScript(node: ReactNode): ReactNode {
  const isOfPageViews = isValidElement<Record<string, unknown>>(node) && PAGE_VIEW_SCRIPTS.includes(node.key);
  return isOfPageViews ? cloneElement(node, { type: 'text/plain', 'data-page-views': '' }) : node;
}

const keyOf = (node: ReactNode): unknown => (isValidElement(node) ? node.key : undefined);

/**
 * Keeps Google's tag from running by itself and adds the content security policy, which fits all pages. Removes Gatsby's script that
 * differs by page, and what redirect pages and pages without the app don't need.
 */
export function completeDocument({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  let head = getHeadComponents().filter((node) => !PAGE_VIEW_CONNECTIONS.includes(keyOf(node)));
  let foot = getPostBodyComponents().map(holdPageViewScript);
  // The development server relies on eval.
  if (process.env.NODE_ENV === 'production') {
    head = [policyElement(foot.flatMap(pageViewScript)), ...head];
    foot = foot.filter((node) => keyOf(node) !== PAGE_SCRIPT_KEY);
    const isForwarding = forwardingPages.has(pathname);
    const colours = <meta key="color-scheme" name="color-scheme" content="light dark" />;
    if (isForwarding) head = [...head.filter((node) => !isOfWholePages(node)), colours];
    if (isForwarding || stillPages.has(pathname)) foot = [];
  }
  replaceHeadComponents(head);
  replacePostBodyComponents(foot);
}
