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
  /** The button to press or the field to type into, as Playwright finds it. */
  control: string;
  /** Matches something once the control has answered … */
  answer: string;
  /** … that has these words, where it was there before. */
  words?: string;
}

const CONTROLS: readonly Control[] = [
  { what: 'Colour mode', path: CABLES, control: '[data-colour-mode-switch]', answer: 'html[data-theme="dark"]' },
  { what: 'Search', path: CABLES, control: '[data-opens-search]', answer: SEARCH_OPEN },
  { what: 'Search, from the home page', path: '/', control: '[data-opens-search]', answer: SEARCH_OPEN },
  { what: 'Search, from the archive', path: '/shows', control: '[data-opens-search]', answer: SEARCH_OPEN },
  { what: 'Copy link', path: CABLES, control: 'text="Copy link"', answer: '[aria-live]', words: 'Copied!' },
  { what: 'All short links', path: CABLES, control: 'text="All short links"', answer: 'main dialog[open]' },
  { what: 'Picture zoom', path: '/wiki/spaces/wac/theatre', control: '[data-zoomable] picture img', answer: '.medium-zoom-overlay' },
  { what: 'Quiz', path: '/wiki/directories/flags', control: 'text="Start the quiz"', answer: 'main progress' },
  { what: 'Filter of the archive', path: '/shows', control: 'main [type="search"]', answer: 'main [role="status"]', words: ' of ' },
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

/** Presses a control as a finger does, or types a letter into it, and waits for the answer. @returns milliseconds */
async function press({ what, control, answer, words = '' }: Control, page: Page): Promise<number> {
  const found = page.locator(control).first();
  await found.waitFor({ state: 'attached' });
  return found.evaluate(
    async (element: HTMLElement, sign) => {
      const started = performance.now();
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      element.focus({ preventScroll: true });
      if (element instanceof HTMLInputElement) document.execCommand('insertText', false, 'a');
      else element.click();
      while (![...document.querySelectorAll(sign.answer)].some(({ textContent }) => textContent.includes(sign.words))) {
        if (performance.now() - started > 20_000) throw new Error(`${sign.what} does not answer.`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - started;
    },
    { what, answer, words },
  );
}

/** Opens a page as a slow phone would, gets it ready, and presses a control. */
async function pressOn(browser: Browser, origin: string, control: Control, ready: (page: Page) => Promise<unknown>): Promise<number> {
  const page = await browser.newPage({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-write'],
  });
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
