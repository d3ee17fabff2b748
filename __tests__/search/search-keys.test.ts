/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { openSearchByKey } from '../../src/search/ui/search-keys';
import { pretendEarlySite } from '../support/early-site';

const hear = jest.fn<void, [Element]>();
let early: EarlySite;

const button = (): HTMLElement => document.querySelector('button') as HTMLElement;

/** Presses a key; true when the page keeps the browser from doing anything else with it. */
const press = (key: string, modifiers = {}, target: Element = document.body): boolean => !fireEvent.keyDown(target, { key, ...modifiers });

beforeAll(() => {
  early = pretendEarlySite();
  openSearchByKey({
    ...early,
    get clicks() {
      return early.clicks;
    },
    set typed(letters: string) {
      early.typed = letters;
    },
    get typed() {
      return early.typed;
    },
  });
});

beforeEach(() => {
  hear.mockClear();
  early.typed = '';
  Object.assign(early, { clicks: { hear, isWaiting: () => false } });
  document.body.innerHTML =
    '<button data-opens-search>Search</button><a href="/wiki">Wiki</a><input aria-label="Name"><select aria-label="Venue"></select>';
});

describe('search opens, whether the app runs or not,', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('by K with %o, from a field too', (modifier) => {
    expect(press('k', modifier)).toBe(true);
    expect(press('K', modifier, document.querySelector('input') as Element)).toBe(true);
    expect(hear.mock.calls).toEqual([[button()], [button()]]);
  });

  it('by a slash, whatever has the focus', () => {
    expect(press('/')).toBe(true);
    expect(press('/', { shiftKey: true }, document.querySelector('a') as Element)).toBe(true);
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it('by typing on its button, with what was typed', () => {
    button().focus();
    expect(press('c', {}, button())).toBe(true);
    expect([hear.mock.calls.length, early.typed]).toEqual([1, 'c']);
  });
});

it('what is typed while search is on its way starts the question, and presses nothing again', () => {
  Object.assign(early, { clicks: { hear, isWaiting: () => true } });
  for (const key of 'xlr') expect(press(key)).toBe(true);
  expect([early.typed, hear.mock.calls.length]).toEqual(['xlr', 0]);
});

describe('nothing opens', () => {
  it('by a letter, a space or a slash in a field', () => {
    expect(press('k')).toBe(false);
    expect(press(' ', {}, button())).toBe(false);
    for (const field of document.querySelectorAll('input, select')) expect(press('/', {}, field)).toBe(false);
    expect(press('/', { ctrlKey: true })).toBe(false);
    expect(hear).not.toHaveBeenCalled();
  });

  it('by a shortcut while it is open, which closes it', () => {
    button().setAttribute('aria-expanded', 'true');
    expect(press('k', { ctrlKey: true })).toBe(false);
    expect(hear).not.toHaveBeenCalled();
  });

  it('where somebody composes a letter, or the browser fills in a form', () => {
    expect(press('k', { ctrlKey: true, isComposing: true })).toBe(false);
    expect(() => window.dispatchEvent(new Event('keydown'))).not.toThrow();
    expect(hear).not.toHaveBeenCalled();
  });
});
