/** @jest-environment jsdom */
import { replayClicks } from '../../src/components/replay-clicks';

const heard = jest.fn();

/** Makes a button look hydrated. */
function hydrate(button: Element): void {
  Object.assign(button, { __reactProps$1: {} });
  button.addEventListener('click', heard);
}

/** Replaces the page, and returns its first element. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}
const showButton = (): HTMLElement => show('<button type="button"><svg></svg> Copy</button>');
const isBusy = (): boolean => document.querySelector('[aria-busy]') !== null;

beforeAll(() => {
  jest.useFakeTimers();
  replayClicks();
});

beforeEach(() => {
  jest.advanceTimersByTime(5000);
  heard.mockClear();
});

it('a click on a button that does not work yet is replaced by a click on another one', () => {
  showButton();
  document.body.innerHTML += '<button type="button">Share</button>';
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) button.click();
  buttons.forEach(hydrate);
  jest.advanceTimersByTime(500);
  expect(heard.mock.calls.map(([event]) => (event as Event).target)).toEqual([buttons[1]]);
});

it('a click that React stops during hydration is replayed until the button gets it', () => {
  const button = showButton();
  const stop = (event: Event): void => event.stopPropagation();
  document.body.addEventListener('click', stop, true);
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  hydrate(button);
  jest.advanceTimersByTime(500);
  document.body.removeEventListener('click', stop, true);
  jest.advanceTimersByTime(500);
  expect([heard.mock.calls.length, isBusy()]).toEqual([1, false]);
});

it('a click on a button that React hydrates at that click is not replayed', () => {
  const button = showButton();
  document.body.addEventListener('click', () => hydrate(button), { capture: true, once: true });
  button.click();
  jest.advanceTimersByTime(500);
  expect([heard.mock.calls.length, isBusy()]).toEqual([1, false]);
});

it('a click is not replayed twice on a button that stops it', () => {
  const button = showButton();
  button.click();
  hydrate(button);
  button.addEventListener('click', (event) => event.stopPropagation());
  jest.advanceTimersByTime(500);
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each([
  '<a href="#x">Link</a>',
  '<button popovertarget="menu" type="button">Menu</button>',
  '<button>Send</button>',
  '<button type="button" data-without-replay>House lights</button>',
  '<summary>More</summary>',
])('a click on what works by itself is not replayed: %s', (html) => {
  show(html).click();
  expect(isBusy()).toBe(false);
});

it('a click that another listener has prevented is not replayed', () => {
  const button = showButton();
  button.addEventListener('click', (event) => event.preventDefault());
  button.click();
  jest.advanceTimersByTime(500);
  expect(isBusy()).toBe(false);
});
