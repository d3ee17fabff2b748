/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { openSearch } from '../../src/search/ui/search-keys';

const button = (): HTMLElement => document.querySelector('button') as HTMLElement;
const isOpen = (): boolean => document.querySelector('dialog')?.hasAttribute('open') === true;

/** Presses a key; true when the page keeps the browser from doing anything else with it. */
const press = (key: string, modifiers = {}, target: Element = document.body): boolean => !fireEvent.keyDown(target, { key, ...modifiers });

// jsdom opens no dialogs above the page, and closes none.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

beforeAll(openSearch);

beforeEach(() => {
  document.body.innerHTML = `<button data-opens-search><svg></svg> Search</button><dialog data-search-dialog><input></dialog>
    <a href="/wiki">Wiki</a><input aria-label="Name"><select aria-label="Venue"></select>`;
});

describe('search opens, whether the app runs or not,', () => {
  it('by its button', () => {
    fireEvent.click(document.querySelector('svg') as Element);
    expect(isOpen()).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('by K with %o, which closes it again, from a field too', (modifier) => {
    expect([press('k', modifier), isOpen()]).toEqual([true, true]);
    expect([press('K', modifier, document.querySelector('dialog input') as Element), isOpen()]).toEqual([true, false]);
  });

  it.each(['body', 'a'])('by a slash on the %s', (place) => {
    expect([press('/', {}, document.querySelector(place) as Element), isOpen()]).toEqual([true, true]);
  });

  it('by typing on its button, where the letter then goes into the field', () => {
    button().focus();
    expect([press('c', {}, button()), isOpen()]).toEqual([false, true]);
  });
});

describe('no dialog opens', () => {
  it('by a click on anything else', () => {
    fireEvent.click(document.querySelector('a') as Element);
    expect(isOpen()).toBe(false);
  });

  it('where React opens the modal at once', () => {
    button().addEventListener('click', (event) => event.preventDefault());
    expect([press('k', { ctrlKey: true }), isOpen()]).toEqual([true, false]);
  });

  it('by a letter, a space or a slash in a field', () => {
    expect(press('k')).toBe(false);
    expect(press(' ', {}, button())).toBe(false);
    for (const field of document.querySelectorAll('input, select')) expect(press('/', {}, field)).toBe(false);
    expect(press('/', { ctrlKey: true })).toBe(false);
    expect(isOpen()).toBe(false);
  });

  it('by a shortcut while the modal is open, which closes that', () => {
    button().setAttribute('aria-expanded', 'true');
    expect([press('k', { ctrlKey: true }), isOpen()]).toEqual([false, false]);
  });

  it('where somebody composes a letter, or the browser fills in a form', () => {
    expect(press('k', { ctrlKey: true, isComposing: true })).toBe(false);
    expect(() => window.dispatchEvent(new Event('keydown'))).not.toThrow();
    expect(isOpen()).toBe(false);
  });
});
