/** @jest-environment jsdom */
import { followTop, reachWideTables, showPlaceInTree, showWhatIsDue } from '../../src/site/start/page-parts';

// jsdom lays nothing out: a size is told when it is asked for.
globalThis.ResizeObserver = class {
  readonly #tell: (entries: { target: Element }[]) => void;
  constructor(tell: (entries: { target: Element }[]) => void) {
    this.#tell = tell;
  }
  observe = (target: Element): void => this.#tell([{ target }]);
  disconnect = (): void => undefined;
} as unknown as typeof ResizeObserver;
Object.assign(globalThis, { CSS: { supports: () => false } });

/** Sizes that jsdom, which lays nothing out, does not have. */
function measure(element: Element, sizes: Record<string, number>): void {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value, configurable: true });
}

describe('a table', () => {
  const frame = (): HTMLElement => document.querySelector('[data-table-frame]') as HTMLElement;
  const reached = () => ['tabindex', 'role', 'aria-label'].map((name) => frame().getAttribute(name));

  beforeEach(() => {
    document.body.innerHTML = '<div data-table-frame><table></table></div>';
  });

  it('that is wider than the page can be focused, and says what it does', () => {
    measure(frame(), { scrollWidth: 700, clientWidth: 300 });
    reachWideTables();
    expect(reached()).toEqual(['0', 'group', 'Table, scrolls sideways']);
  });

  it('that fits cannot, also when it was too wide before', () => {
    measure(frame(), { scrollWidth: 700, clientWidth: 300 });
    reachWideTables();
    measure(frame(), { clientWidth: 700 });
    reachWideTables();
    expect(reached()).toEqual([null, null, null]);
  });
});

describe('the wiki’s tree', () => {
  const tree = (): HTMLElement => document.querySelector('[popover]') as HTMLElement;
  const placeAt = (top: number): void => {
    document.body.innerHTML = '<div popover><a aria-current="page">Cables</a></div>';
    measure(tree(), { clientHeight: 300 });
    tree().getBoundingClientRect = () => ({ top: 60, bottom: 360 }) as DOMRect;
    (document.querySelector('a') as Element).getBoundingClientRect = () => ({ top, bottom: top + 30 }) as DOMRect;
    showPlaceInTree();
  };

  it('is scrolled to the current page when that is out of view', () => {
    placeAt(900);
    expect(tree().scrollTop).toBe(740);
  });

  it('stays where it is when that is in view', () => {
    placeAt(200);
    expect(tree().scrollTop).toBe(0);
  });
});

it('a page that is due to be checked says so from the first day of that month, and not before', () => {
  document.body.innerHTML = '<p data-due="2027-03" hidden>Due</p>';
  const isShownOn = (day: string): boolean => {
    jest.useFakeTimers({ now: new Date(day) });
    showWhatIsDue();
    jest.useRealTimers();
    return !(document.querySelector('p') as HTMLElement).hidden;
  };
  expect(['2027-02-28', '2027-03-01', '2028-01-15'].map(isShownOn)).toEqual([false, true, true]);
});

it('the bar of the home page is clear at the top and solid below, where style sheets cannot follow the scroll', () => {
  const isClear = () => document.documentElement.hasAttribute('data-at-top');
  const scrollTo = (y: number): void => {
    measure(window as unknown as Element, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  };
  followTop();
  expect(isClear()).toBe(true);
  scrollTo(40);
  expect(isClear()).toBe(false);
  scrollTo(39);
  expect(isClear()).toBe(true);
});
