/** @jest-environment jsdom */
import { replayClicks } from '../../src/components/replay-clicks';

const given = jest.fn();

const button = (): HTMLElement => document.querySelector('button') as HTMLElement;
const press = (element: Element): boolean => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Makes an element look hydrated. */
function answer(element: Element): void {
  Object.assign(element, { __reactProps$1: {} });
  element.addEventListener('click', given);
}

beforeAll(() => {
  jest.useFakeTimers();
  replayClicks();
});

beforeEach(() => {
  jest.advanceTimersByTime(5000);
  given.mockClear();
  document.body.innerHTML = '<button type="button"><svg></svg> Copy</button>';
});

it('a click on a button that does not work yet is replaced by a click on another one', () => {
  document.body.innerHTML += '<button type="button" id="other">Share</button>';
  const [copy, share] = document.querySelectorAll('button');
  press(copy as Element);
  press(share as Element);
  for (const each of [copy, share]) answer(each as Element);
  jest.advanceTimersByTime(500);
  expect(given.mock.calls.map(([event]) => (event as Event).currentTarget ?? (event as Event).target)).toEqual([share]);
});

it('a click that React stops during hydration is replayed until the button gets it', () => {
  const stop = (event: Event): void => event.stopPropagation();
  document.body.addEventListener('click', stop, true);
  press(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  answer(button());
  jest.advanceTimersByTime(500);
  document.body.removeEventListener('click', stop, true);
  jest.advanceTimersByTime(500);
  expect(given).toHaveBeenCalledTimes(1);
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

it('a click on a button that React hydrates at that click is not replayed', () => {
  const hydrate = (): void => answer(button());
  document.body.addEventListener('click', hydrate, { capture: true, once: true });
  press(button());
  jest.advanceTimersByTime(500);
  expect(given).toHaveBeenCalledTimes(1);
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

it('a click is not replayed twice on a button that stops it', () => {
  press(button());
  answer(button());
  button().addEventListener('click', (event) => event.stopPropagation());
  jest.advanceTimersByTime(500);
  expect(given).toHaveBeenCalledTimes(1);
});

it.each([
  '<a href="#x">Link</a>',
  '<button popovertarget="menu" type="button">Menu</button>',
  '<button>Send</button>',
  '<button type="button" data-without-replay>House lights</button>',
  '<details><summary>More</summary></details>',
])('a click on what works by itself is not replayed: %s', (html) => {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as Element;
  press(element.firstElementChild ?? element);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('a click that another listener has prevented is not replayed', () => {
  button().addEventListener('click', (event) => event.preventDefault());
  press(button());
  jest.advanceTimersByTime(500);
  expect(button().hasAttribute('aria-busy')).toBe(false);
});
