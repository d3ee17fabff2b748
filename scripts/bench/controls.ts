/** Measures how soon the controls of a page answer on a phone that is six times slower than this machine. */
import type { Browser, Page } from '@playwright/test';
import { untilRunning } from '../chromium';

const SLOWDOWN = 6;
/** The dialog that takes the question, or the modal that answers it. */
const SEARCH_OPEN = ':is(dialog[open], [role="dialog"]) input';
const CABLES = '/wiki/disciplines/general/cables';

interface Control {
  what: string;
  path: string;
  button: string;
  /** Matches something once the control has answered. */
  answer: string;
}

const CONTROLS: readonly Control[] = [
  { what: 'Colour mode', path: CABLES, button: '[data-colour-mode-switch]', answer: 'html[data-theme="dark"]' },
  { what: 'Search', path: CABLES, button: '[data-opens-search]', answer: SEARCH_OPEN },
  { what: 'Search, from the home page', path: '/', button: '[data-opens-search]', answer: SEARCH_OPEN },
  { what: 'Search, from the archive', path: '/shows', button: '[data-opens-search]', answer: SEARCH_OPEN },
];

/** Milliseconds from a press to the answer, for a control that is pressed … */
export interface ControlFindings {
  what: string;
  /** … the moment it is seen, while nothing else has come. */
  whenSeen: number;
  /** … as the first touch of a page that has loaded, so that the app is here but has not run. */
  firstTouch: number;
  /** … while the app runs. */
  running: number;
}

/** Presses a control as a finger does, and waits for the answer. @returns milliseconds */
async function press({ button, answer }: Control, page: Page): Promise<number> {
  const control = page.locator(button).first();
  await control.waitFor({ state: 'attached' });
  return control.evaluate(async (element: HTMLElement, sign) => {
    const started = performance.now();
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.click();
    while (document.querySelector(sign) === null) {
      if (performance.now() - started > 20_000) throw new Error(`${sign} does not come.`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - started;
  }, answer);
}

/** Opens a page as a slow phone would, gets it ready, and presses a control. */
async function pressOn(browser: Browser, origin: string, control: Control, ready: (page: Page) => Promise<unknown>): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(origin + control.path, { waitUntil: 'commit' });
    await ready(page);
    return await press(control, page);
  } finally {
    await page.close();
  }
}

const median = (values: number[]): number => values.sort((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;

/** Presses every control in the three ways, `runs` times each. @returns medians */
export async function measureControls(browser: Browser, origin: string, runs: number): Promise<ControlFindings[]> {
  const findings: ControlFindings[] = [];
  for (const control of CONTROLS) {
    const times = async (ready: (page: Page) => Promise<unknown>): Promise<number> => {
      const values: number[] = [];
      for (let run = 0; run < runs; run += 1) values.push(await pressOn(browser, origin, control, ready));
      return median(values);
    };
    findings.push({
      what: control.what,
      whenSeen: await times(() => Promise.resolve()),
      firstTouch: await times((page) => page.waitForLoadState('networkidle')),
      running: await times(async (page) => {
        await page.waitForLoadState('networkidle');
        await untilRunning(page);
      }),
    });
  }
  return findings;
}
