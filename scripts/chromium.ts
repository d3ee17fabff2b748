import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { installDebianPackages, onPath, programOf } from './system-programs';

/** First choice: tests take half as long in Chromium without windows. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES_WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** macOS and Windows do not put browsers on the path. */
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder === undefined ? [] : [path.join(folder, 'Google/Chrome/Application/chrome.exe')];
  }),
];

/** Starts in containers, sends nothing to Google, and sets letters as wide as on phones: Linux would round widths to pixels. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const withWindows = (): string | undefined => NAMES_WITH_WINDOWS.map(onPath).find((file) => file !== undefined);

function installed(): string | undefined {
  return onPath(HEADLESS_SHELL) ?? withWindows() ?? [...APPLICATIONS, chromium.executablePath()].find((file) => existsSync(file));
}

/** As root on Debian, installs the headless shell, even if there is another Chromium. */
export function installHeadlessShell(): void {
  if (!process.env.CHROMIUM_PATH && !onPath(HEADLESS_SHELL)) installDebianPackages(HEADLESS_SHELL);
}

function install(): void {
  installHeadlessShell();
  if (installed()) return;
  // Hides the output: if this fails, findChromium's error says what to do.
  spawnSync(process.execPath, [programOf('playwright'), 'install', 'chromium'], { stdio: 'ignore' });
}

/**
 * Path of a Chromium: the one in `CHROMIUM_PATH`, the system's own, Debian's package if running as root, or Playwright's.
 * @throws Error that says what to do if there is none
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Point it at a Chromium or Chrome, or unset it.`);
  }
  const before = installed();
  if (before) return before;
  install();
  const after = installed();
  if (after) return after;
  throw new Error('There is no browser, and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
}

/** Path of a Chromium with windows, like readers'. The shell is the last choice: it once crashed between two journeys. */
export function findChromiumWithWindows(): string {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (!withWindows()) installDebianPackages('chromium');
  return withWindows() ?? findChromium();
}

export function startChromium(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS, ...more] });
}

/**
 * Returns whether the whole page is hydrated and the app runs. React marks a part before it commits it, and Gatsby notes when it then
 * calls `onInitialClientRender`. Runs in the page, as a function: the site's policy forbids evaluating strings.
 */
export function isHydrated(): boolean {
  // A clock that a test installs replaces `performance`, and keeps no marks.
  if (performance instanceof Performance && performance.getEntriesByName('onInitialClientRender').length === 0) return false;
  const parts = [
    ...document.querySelectorAll('#gatsby-focus-wrapper, #gatsby-focus-wrapper :is(header, main, footer, nav, details, button, input)'),
  ];
  return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
}

/** Presses a key, which starts hydration, and waits until all of the page is hydrated. */
export async function untilRunning(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
}
