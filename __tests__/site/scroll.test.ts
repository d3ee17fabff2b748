/** @jest-environment jsdom */
import { keepPositions, scrollOnArrival } from '../../src/site/ui/scroll';
import { pretendEarlySite } from '../support/early-site';

const scrollTo = jest.fn<void, [number, number]>();
const scrollIntoView = jest.fn<void, []>();

/** The browser at an entry of the history. */
function goTo(key: string, address: string): void {
  window.history.replaceState({ key }, '', address);
}

function scrollPage(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** The open address has followed another one. */
function arrive(before: string | null): void {
  scrollOnArrival(before === null ? null : new URL(before, window.location.origin), window.location);
}

beforeAll(() => {
  Object.defineProperty(window, 'scrollTo', { value: scrollTo });
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scrollIntoView });
  document.body.innerHTML = '<h2 id="stage">Stage</h2>';
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }], configurable: true });
  goTo('wiki', '/wiki');
  pretendEarlySite();
  keepPositions();
});

beforeEach(() => {
  scrollTo.mockClear();
  scrollIntoView.mockClear();
});

describe('where a page is scrolled to', () => {
  it('a page that is opened stays where the browser put it, unless its address names a section', () => {
    arrive(null);
    expect(scrollIntoView).not.toHaveBeenCalled();
    goTo('wiki', '/wiki#stage');
    arrive(null);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('a page whose app the reader has started by a touch does not move, though its address names a section', () => {
    goTo('wiki', '/wiki#stage');
    pretendEarlySite({ isWanted: true });
    arrive(null);
    pretendEarlySite();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('a page that a link leads to starts at its top, or at its section', () => {
    scrollPage(700);
    goTo('shows', '/shows');
    arrive('/wiki#stage');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    goTo('stage', '/wiki#stage');
    arrive('/shows');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('a page whose section does not exist starts at its top', () => {
    goTo('nowhere', '/wiki#nowhere');
    arrive('/shows');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('a page that the reader comes back to is where it was left, though its address names a section', () => {
    goTo('wiki', '/wiki#stage');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'wiki' } }));
    // The page that is still shown becomes shorter meanwhile; that is not the reader's doing.
    scrollPage(3);
    arrive('/shows');
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenCalledWith(0, 700);
  });

  it('a scroll of the last moment before Back is kept', () => {
    goTo('long', '/wiki/long');
    arrive('/wiki');
    Object.defineProperty(window, 'scrollY', { value: 1200, configurable: true });
    goTo('wiki', '/wiki');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'wiki' } }));
    arrive('/wiki/long');
    goTo('long', '/wiki/long');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'long' } }));
    arrive('/wiki');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1200);
    goTo('wiki', '/wiki');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'wiki' } }));
    arrive('/wiki/long');
  });

  it('a section that a plain link leads to is an entry of its own', () => {
    scrollPage(100);
    window.history.replaceState(null, '', '/wiki#sound');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    scrollPage(900);
    expect(window.history.state).toEqual({ key: expect.any(String) as string });
    goTo('wiki', '/wiki');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'wiki' } }));
    arrive('/wiki#sound');
    expect(scrollTo).toHaveBeenCalledWith(0, 100);
  });

  it('a page opens as any other where the browser refuses to note its entry', () => {
    window.history.replaceState(null, '', '/wiki#stage');
    const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
    });
    try {
      arrive(null);
      expect(scrollIntoView).toHaveBeenCalledTimes(1);
    } finally {
      refuse.mockRestore();
    }
  });

  it('another question to the same page moves nothing', () => {
    goTo('question', '/wiki/search?q=cables');
    arrive('/wiki/search?q=cable');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
