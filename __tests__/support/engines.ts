/**
 * Drives the three engines of our readers through one interface: Chromium and Firefox by WebDriver BiDi (puppeteer-core), WebKit by
 * WebDriver (Debian's WebKitWebDriver speaks nothing else).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { globSync } from 'tinyglobby';
import { CHROMIUM_ARGUMENTS, findChromiumWithWindows } from '../../scripts/chromium';
import { findFirefox, findWebKit } from '../../scripts/system-programs';
import { freePort } from './free-port';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** Keys that journeys press, as WebDriver writes them. */
const KEYS = { Escape: '\uE00C', Enter: '\uE007', Shift: '\uE008', '/': '/' } as const;

/** A tab of a browser. */
export interface Tab {
  open: (address: string) => Promise<void>;
  /** Runs a function in the page. It can use only its argument, and its result must be JSON. */
  run: <Result>(action: (value: string) => Result | Promise<Result>, value?: string) => Promise<Result>;
  /** Clicks the middle of the first element that the selector finds, as a mouse does. */
  click: (selector: string) => Promise<void>;
  press: (key: keyof typeof KEYS) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  back: () => Promise<void>;
  /** Sets the size of the page in CSS pixels. WebKit's window is never narrower than its own bar, which takes about 450. */
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of what is in view, as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Engine {
  /** Opens a tab. All tabs of an engine share their storage. */
  openTab: () => Promise<Tab>;
  stop: () => Promise<void>;
}

function tabOfPage(page: Page): Tab {
  // A background tab paints nothing and ignores clicks.
  const front =
    <Arguments extends unknown[], Result>(act: (...all: Arguments) => Promise<Result>) =>
    async (...all: Arguments) => {
      await page.bringToFront();
      return act(...all);
    };
  return {
    open: async (address) => void (await page.goto(address)),
    run: async (action, value = '') => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await page.evaluate(action, value);
        } catch (error) {
          // The page is being replaced by another.
          if (!/context/i.test(String(error)) || tries === 100) throw error;
          await setTimeout(50);
        }
      }
    },
    click: front((selector) => page.click(selector)),
    press: front((key) => page.keyboard.press(key)),
    type: front((text) => page.keyboard.type(text)),
    back: front(async () => void (await page.goBack({ waitUntil: [] }))),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: front(async () => Buffer.from(await page.screenshot())),
    close: () => page.close(),
  };
}

async function startPuppeteer(name: 'Chromium' | 'Firefox', executablePath: string): Promise<Engine> {
  const browser: Browser = await puppeteer.launch({
    browser: name === 'Firefox' ? 'firefox' : 'chrome',
    executablePath,
    protocol: 'webDriverBiDi',
    args: name === 'Chromium' ? CHROMIUM_ARGUMENTS : [],
  });
  return { openTab: async () => tabOfPage(await browser.newPage()), stop: () => browser.close() };
}

/** Sends a command of W3C WebDriver and returns its value. @throws Error with the driver's message */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, parameters?: object) => Promise<never>;

function commandsAt(address: string): Command {
  return async (method, path, parameters) => {
    const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : undefined;
    const response = await fetch(`${address}${path}`, { method, ...(body === undefined ? {} : { body }) });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value as never;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error} ${message}`);
  };
}

/** A tab of WebKit. WebDriver drives one window at a time, so each command first switches to its own. */
function tabOfWindow(command: Command, handle: string): Tab {
  const here = async (...[method, path, parameters]: Parameters<Command>) => {
    await command('POST', '/window', { handle });
    return command(method, path, parameters);
  };
  const typeKeys = async (text: string): Promise<void> => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await here('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    open: (url) => here('POST', '/url', { url }),
    run: (action, value = '') => here('POST', '/execute/sync', { script: `return (${action.toString()})(arguments[0])`, args: [value] }),
    click: async (selector) => {
      const found: Record<string, string> = await here('POST', '/element', { using: 'css selector', value: selector });
      await command('POST', `/element/${Object.values(found)[0]}/click`);
    },
    press: (key) => typeKeys(KEYS[key]),
    type: typeKeys,
    back: () => here('POST', '/back'),
    resize: async (width, height) => {
      // The size of the window includes the browser's own bar.
      const bar = (await here('POST', '/execute/sync', { script: 'return outerHeight - innerHeight', args: [] })) as number;
      await command('POST', '/window/rect', { width, height: height + bar });
    },
    screenshot: async () => Buffer.from(await here('GET', '/screenshot'), 'base64'),
    close: () => here('DELETE', '/window'),
  };
}

/** Starts WebKit on a virtual display, because it has no headless mode. */
async function startWebKit({ driver, browser, screen }: NonNullable<ReturnType<typeof findWebKit>>): Promise<Engine> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
  const port = await freePort();
  // In a container WebKit cannot create its sandbox.
  const environment = { ...process.env, DISPLAY: `:${display.toString().trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment });
  const start = commandsAt(`http://127.0.0.1:${port}`);
  const isReady = () =>
    start('GET', '/status')
      .then(() => true)
      .catch(() => false);
  for (let tries = 0; tries < 100 && !(await isReady()); tries += 1) await setTimeout(100);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } };
  const { sessionId }: { sessionId: string } = await start('POST', '/session', { capabilities });
  const command: Command = (method, path, parameters) => start(method, `/session/${sessionId}${path}`, parameters);
  return {
    openTab: async () => {
      // If its current tab is closed, the driver cannot open another.
      const [first]: string[] = await command('GET', '/window/handles');
      await command('POST', '/window', { handle: first });
      const { handle }: { handle: string } = await command('POST', '/window/new', { type: 'window' });
      return tabOfWindow(command, handle);
    },
    stop: async () => {
      await command('DELETE', '').catch(() => undefined);
      server.kill();
      xvfb.kill();
    },
  };
}

/** Starts an engine; `undefined` if it is missing and could not be installed. */
export async function startEngine(name: EngineName): Promise<Engine | undefined> {
  if (name === 'Chromium') return startPuppeteer(name, findChromiumWithWindows());
  if (name === 'Firefox') {
    const firefox = findFirefox();
    return firefox === undefined ? undefined : startPuppeteer(name, firefox);
  }
  const webKit = findWebKit();
  return webKit && startWebKit(webKit);
}

declare global {
  interface Window {
    /** Errors and warnings of the page; see `copyRecorded`. */
    complaints?: string[];
  }
}

/** Runs in the page before anything else. Records errors and warnings, which WebKit's driver does not report. */
function recordComplaints(): void {
  const complaints: string[] = (window.complaints = []);
  const add = (...values: unknown[]): void => void complaints.push(values.map(String).join(' '));
  for (const level of ['error', 'warn'] as const) console[level] = add;
  addEventListener('unhandledrejection', (event) => add('rejected:', event.reason));
  addEventListener('securitypolicyviolation', (event: SecurityPolicyViolationEvent) =>
    add('refused by the policy:', event.violatedDirective, event.blockedURI),
  );
  addEventListener(
    'error',
    (event) => {
      const source = event.target instanceof HTMLElement ? event.target.outerHTML.slice(0, 200) : event.message;
      add('error:', source);
    },
    true,
  );
}

/**
 * Copies a built site, with `recordComplaints` as the first script of each page, before its `<meta>` policy, which would refuse
 * the script. The copy has no policy in headers.
 * @returns the folder of the copy
 */
export function copyRecorded(folder: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'recorded-site-'));
  cpSync(folder, copy, { recursive: true });
  rmSync(path.join(copy, '_headers'), { force: true });
  for (const file of globSync('**/*.html', { cwd: copy, absolute: true }))
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head><script>(${recordComplaints.toString()})()</script>`));
  return copy;
}
