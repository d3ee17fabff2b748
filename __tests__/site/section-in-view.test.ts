/** @jest-environment jsdom */
import { followSections } from '../../src/site/start/section-in-view';

const SECTIONS = ['before', 'tools', 'gloves', 'after'];

let mark: () => void;

/** Puts the sections of the page at these distances from the top of the window. */
function scrollTo(...tops: number[]): void {
  tops.forEach((top, index) => {
    (document.getElementById(SECTIONS[index] ?? '') as Element).getBoundingClientRect = () => ({ top }) as DOMRect;
  });
  window.dispatchEvent(new Event('scroll'));
  jest.runOnlyPendingTimers();
}

const current = (): (string | null)[] => [...document.querySelectorAll('a[aria-current="true"]')].map((link) => link.getAttribute('href'));

beforeAll(() => {
  jest.useFakeTimers();
  mark = followSections();
});

beforeEach(() => {
  document.body.innerHTML =
    `<ol data-section-list>${SECTIONS.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ol>` +
    SECTIONS.map((id) => `<h2 id="${id}"></h2>`).join('');
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 5000 });
});

describe('the section that is being read', () => {
  it('is the first one at the top of the page', () => {
    scrollTo(400, 900, 1400, 2000);
    expect(current()).toEqual(['#before']);
  });

  it('is the last heading above the reading line, one at a time', () => {
    scrollTo(-600, -100, 400, 1000);
    expect(current()).toEqual(['#tools']);
    scrollTo(-1100, -600, -100, 100);
    expect(current()).toEqual(['#after']);
  });

  it('is the last one in view at the end of the page, though it never reaches the top', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: window.innerHeight });
    scrollTo(-900, -400, 100, 500);
    expect(current()).toEqual(['#after']);
  });

  it('is marked without a scroll when another page is shown', () => {
    mark();
    jest.runOnlyPendingTimers();
    expect(current()).toHaveLength(1);
  });
});
