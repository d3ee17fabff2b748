/** @jest-environment jsdom */
import { openSearch, OPENS_SEARCH_ATTRIBUTE } from '../../src/search/ui/search-keys';

const presses = jest.fn();

beforeAll(() => {
  document.body.innerHTML = `<button ${OPENS_SEARCH_ATTRIBUTE}>Search</button><input>`;
  document.querySelector('button')?.addEventListener('click', presses);
  openSearch();
});

it.each<[keys: string, place: 'body' | 'button' | 'input', opens: boolean, init: KeyboardEventInit]>([
  ['Ctrl K', 'body', true, { key: 'k', ctrlKey: true }],
  ['⌘ K', 'body', true, { key: 'k', metaKey: true }],
  ['⌘ K', 'input', true, { key: 'k', metaKey: true }],
  ['a slash', 'body', true, { key: '/' }],
  ['a slash', 'input', false, { key: '/' }],
  ['a letter', 'body', false, { key: 'k' }],
  ['a letter', 'button', true, { key: 'k' }],
])('%s, pressed in the %s, opens search: %s', (_keys, place, opens, init) => {
  presses.mockClear();
  const element = document.querySelector<HTMLElement>(place);
  element?.focus();
  element?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }));
  expect(presses).toHaveBeenCalledTimes(Number(opens));
});
