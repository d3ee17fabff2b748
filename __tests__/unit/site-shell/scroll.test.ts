/** @jest-environment jsdom */
import type { ShouldUpdateScrollArgs } from 'gatsby';
import { decideScroll, keepPositions } from '../../../src/site-shell/scroll';

const scrollTo = jest.fn<void, [ScrollToOptions]>();

/** The browser at an entry of the history. */
function goTo(key: string, address: string): void {
  window.history.replaceState({ key }, '', address);
}

function scrollPage(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** What is decided when the open address follows another one. */
function decide(before: string | undefined, now = window.location): boolean {
  const location = (address: string): unknown => new URL(address, window.location.origin);
  const props = (value: unknown): unknown => ({ location: value });
  return decideScroll({
    routerProps: props(now),
    prevRouterProps: before === undefined ? undefined : props(location(before)),
  } as ShouldUpdateScrollArgs);
}

beforeAll(() => {
  Object.defineProperty(window, 'scrollTo', { value: scrollTo });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }] });
  goTo('wiki', '/wiki');
  keepPositions();
});

beforeEach(() => scrollTo.mockClear());

describe('where a page is scrolled to', () => {
  it('a page that is opened stays where the browser put it, unless its address names a section', () => {
    expect(decide(undefined)).toBe(false);
    goTo('wiki', '/wiki#stage');
    expect(decide(undefined)).toBe(true);
  });

  it('a page that a link leads to starts at its top, or at its section', () => {
    scrollPage(700);
    goTo('shows', '/shows');
    expect(decide('/wiki#stage')).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('a page that the reader comes back to is where it was left, though its address names a section', () => {
    goTo('wiki', '/wiki#stage');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'wiki' } }));
    // The page that is still shown becomes shorter meanwhile; that is not the reader's doing.
    scrollPage(3);
    expect(decide('/shows')).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  });

  it('a section that a plain link leads to is an entry of its own', () => {
    scrollPage(100);
    window.history.replaceState(null, '', '/wiki#sound');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    scrollPage(900);
    expect(window.history.state).toEqual({ key: expect.any(String) as string });
    goTo('wiki', '/wiki');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'wiki' } }));
    expect(decide('/wiki#sound')).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ top: 100, behavior: 'instant' });
  });

  it('another question to the same page moves nothing', () => {
    goTo('question', '/wiki/search?q=cables');
    expect(decide('/wiki/search?q=cable')).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
