/** Measures how soon the controls of a page answer on a phone that is six times slower than this machine. */
import type { Browser } from '@playwright/test';
import { runsAll } from '../chromium';
import { openBarePage, type BarePage } from './bare-page';

const SLOWDOWN = 6;
/** The dialog that takes the question, or the modal that answers it. */
const SEARCH_OPEN = ':is(dialog[open], [role="dialog"]) input';
const CABLES = '/wiki/disciplines/general/cables';

interface Control {
  what: string;
  path: string;
  /** Matches the button to press or the field to type into … */
  control: string;
  /** … which has these words. */
  label?: string;
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
  { what: 'Copy link', path: CABLES, control: 'main button', label: 'Copy link', answer: '[aria-live]', words: 'Copied!' },
  { what: 'All short links', path: CABLES, control: 'main button', label: 'All short links', answer: 'main dialog[open]' },
  { what: 'Picture zoom', path: '/wiki/spaces/wac/theatre', control: '[data-zoomable] picture img', answer: '.medium-zoom-overlay' },
  { what: 'Quiz', path: '/wiki/directories/flags', control: 'main button', label: 'Start the quiz', answer: 'main progress' },
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
  /** Of the first two, the longer time from when the app and the page's code had come. */
  onceCodeHasCome: number;
}

/** Milliseconds to an answer. */
interface Answered {
  sincePress: number;
  /** The scripts that were here when the page was first rendered. What a control loads for itself is a part of its time. */
  sinceCode: number;
}

/** Presses a control as a finger does, or types a letter into it, and waits for the answer. */
function press(control: Control, page: BarePage): Promise<Answered> {
  return page.run(async ({ what, control: selector, label, answer, words = '' }) => {
    let element: HTMLElement | undefined;
    while (!element) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      element = found.find(({ textContent }) => label === undefined || textContent.trim() === label);
    }
    const started = performance.now();
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.focus({ preventScroll: true });
    if (element instanceof HTMLInputElement) document.execCommand('insertText', false, 'a');
    else element.click();
    while (![...document.querySelectorAll(answer)].some(({ textContent }) => textContent.includes(words))) {
      if (performance.now() - started > 20_000) throw new Error(`${what} does not answer.`);
      // Not by animation frames, each of which takes the app a tenth of its time.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const answered = performance.now();
    const rendered = performance.getEntriesByName('onInitialClientRender')[0]?.startTime ?? 0;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
    const came = scripts.map(({ responseEnd }) => responseEnd).filter((end) => end <= rendered);
    return { sincePress: answered - started, sinceCode: answered - Math.max(started, ...came) };
  }, control);
}

/** Waits until a page has loaded, and the app has been fetched ahead. */
function untilQuiet(page: BarePage): Promise<void> {
  return page.run(async () => {
    let before = -1;
    let now = 0;
    while (document.readyState !== 'complete' || before !== now) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      before = now;
      now = performance.getEntriesByType('resource').length;
    }
  }, undefined);
}

/** Touches a page, and waits until the app runs all of it. */
async function touch(page: BarePage): Promise<void> {
  const key = { key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 };
  for (const type of ['keyDown', 'keyUp']) await page.send('Input.dispatchKeyEvent', { type, ...key });
  while (!(await page.run(runsAll, undefined))) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Opens a page as a slow phone would, gets it ready, and presses a control. */
async function pressOn(browser: Browser, origin: string, control: Control, ready: (page: BarePage) => Promise<unknown>): Promise<Answered> {
  const page = await openBarePage(browser, 1280, 800);
  try {
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.send('Page.navigate', { url: origin + control.path });
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
    const times = async (ready: (page: BarePage) => Promise<unknown>): Promise<Answered> => {
      const answers: Answered[] = [];
      for (let run = 0; run < runs; run += 1) answers.push(await pressOn(browser, origin, control, ready));
      return {
        sincePress: median(answers.map(({ sincePress }) => sincePress)),
        sinceCode: median(answers.map(({ sinceCode }) => sinceCode)),
      };
    };
    const whenSeen = await times(() => Promise.resolve());
    const firstTouch = await times(untilQuiet);
    const running = await times(async (page) => {
      await untilQuiet(page);
      await touch(page);
    });
    findings.push({
      what: control.what,
      whenSeen: whenSeen.sincePress,
      firstTouch: firstTouch.sincePress,
      running: running.sincePress,
      onceCodeHasCome: Math.max(whenSeen.sinceCode, firstTouch.sinceCode),
    });
  }
  return findings;
}
