/** @jest-environment jsdom */
import { hearClicks } from '../../src/components/heard-clicks';

const given = jest.fn();
let clicks: ReturnType<typeof hearClicks>;

const button = (): HTMLElement => document.querySelector('button') as HTMLElement;
const press = (element: Element): boolean => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** React can answer for an element from now on. */
function answer(element: Element): void {
  Object.assign(element, { __reactProps$1: {} });
  element.addEventListener('click', given);
}

beforeAll(() => {
  jest.useFakeTimers();
  clicks = hearClicks();
});

beforeEach(() => {
  jest.advanceTimersByTime(5000);
  given.mockClear();
  document.body.innerHTML = '<button type="button"><svg></svg> Copy</button>';
});

describe('a click on a button that does not work yet', () => {
  it('is shown as heard at once, and given once when the button works', () => {
    press(document.querySelector('svg') as Element);
    expect([button().getAttribute('aria-busy'), clicks.isWaiting(button())]).toEqual(['true', true]);
    answer(button());
    jest.advanceTimersByTime(500);
    expect(given).toHaveBeenCalledTimes(1);
    expect([button().hasAttribute('aria-busy'), clicks.isWaiting(button())]).toEqual([false, false]);
  });

  it('is given once, however often the reader clicked', () => {
    press(button());
    press(button());
    answer(button());
    jest.advanceTimersByTime(500);
    expect(given).toHaveBeenCalledTimes(1);
  });

  it('waits as long as the app is on its way, and shows that', () => {
    press(button());
    jest.advanceTimersByTime(30_000);
    expect(button().hasAttribute('aria-busy')).toBe(true);
    answer(button());
    jest.advanceTimersByTime(500);
    expect(given).toHaveBeenCalledTimes(1);
    expect(button().hasAttribute('aria-busy')).toBe(false);
  });

  it('is forgotten when the button goes', () => {
    press(button());
    const gone = button();
    gone.remove();
    answer(gone);
    jest.advanceTimersByTime(500);
    expect(given).not.toHaveBeenCalled();
  });

  it('leaves the app the time to start: the browser need not go through the page for it', () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame');
    press(button());
    jest.advanceTimersByTime(1000);
    expect(clicks.isWaiting(button())).toBe(true);
    expect(frames).not.toHaveBeenCalled();
    frames.mockRestore();
  });

  it('gives way to a click on another', () => {
    document.body.innerHTML += '<button type="button" id="other">Share</button>';
    const [copy, share] = document.querySelectorAll('button');
    press(copy as Element);
    press(share as Element);
    for (const each of [copy, share]) answer(each as Element);
    jest.advanceTimersByTime(500);
    expect(given.mock.calls.map(([event]) => (event as Event).currentTarget ?? (event as Event).target)).toEqual([share]);
  });
});

describe('a click is left alone', () => {
  it('on a button that works', () => {
    answer(button());
    press(button());
    jest.advanceTimersByTime(500);
    expect(given).toHaveBeenCalledTimes(1);
    expect(button().hasAttribute('aria-busy')).toBe(false);
  });

  it.each([
    '<a href="#x">Link</a>',
    '<button popovertarget="menu" type="button">Menu</button>',
    '<button>Send</button>',
    '<button type="button" data-works-early>House lights</button>',
    '<details><summary>More</summary></details>',
  ])('on what works by itself: %s', (html) => {
    document.body.innerHTML = html;
    const element = document.body.firstElementChild as Element;
    press(element.firstElementChild ?? element);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('when something has answered it', () => {
    button().addEventListener('click', (event) => event.preventDefault());
    press(button());
    expect(button().hasAttribute('aria-busy')).toBe(false);
  });
});

it('a picture that can be enlarged is heard like a button, and works once it is one', () => {
  document.body.innerHTML = '<div data-zoomable="24"><figure><picture><img alt="A desk"></picture></figure></div>';
  const picture = document.querySelector('img') as HTMLElement;
  press(picture);
  // React has taken the page over, and the zoom is still on its way.
  Object.assign(picture, { __reactProps$1: {} });
  jest.advanceTimersByTime(100);
  expect(clicks.isWaiting(picture)).toBe(true);
  picture.setAttribute('role', 'button');
  picture.addEventListener('click', given);
  jest.advanceTimersByTime(500);
  expect(given).toHaveBeenCalledTimes(1);
});
