/** @jest-environment jsdom */
import { readStored, replaceBrokenStorage, writeStored } from '../../src/components/storage';

const own = ['localStorage', 'sessionStorage'].map((name) => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}] as const);

afterEach(() => {
  jest.restoreAllMocks();
  for (const [name, descriptor] of own) Object.defineProperty(window, name, descriptor);
  localStorage.clear();
});

const fail = (name: string) => (): never => {
  throw new DOMException(name);
};
const block = () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(fail('SecurityError'));

it('a stored value is read back until it is removed', () => {
  writeStored('key', 'value');
  expect(readStored('key')).toBe('value');
  writeStored('key', undefined);
  expect(readStored('key')).toBeUndefined();
});

it.each([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('QuotaExceededError'))],
  ['is blocked', block],
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail('UnknownError'))],
])('a page works although storage %s, and nothing is kept', (_what, breakStorage) => {
  breakStorage();
  writeStored('key', 'value');
  expect(readStored('key')).toBeUndefined();
});

it.each<[string, string | null, () => unknown]>([
  ['is blocked', null, block],
  ...(['getItem', 'setItem', 'removeItem'] as const).map((method): [string, string | null, () => unknown] => [
    `fails at ${method}`,
    method === 'getItem' ? null : 'kept',
    () => jest.spyOn(Storage.prototype, method).mockImplementation(fail('UnknownError')),
  ]),
])('for packages that use it without a try, storage that %s has a stand-in until the page is left', (_what, before, breakStorage) => {
  localStorage.setItem('before', 'kept');
  breakStorage();
  replaceBrokenStorage();
  const { localStorage: replaced } = window;
  expect(replaced.getItem('before')).toBe(before);
  replaced.setItem('key', 'value');
  expect([replaced.getItem('key'), readStored('key')]).toEqual(['value', 'value']);
  for (const key of ['key', 'before']) replaced.removeItem(key);
  expect([replaced.getItem('key'), replaced.getItem('before')]).toEqual([null, null]);
});

it('storage that works stays the browser’s own', () => {
  const { sessionStorage } = window;
  replaceBrokenStorage();
  expect(window.sessionStorage).toBe(sessionStorage);
  expect(sessionStorage.length).toBe(0);
});
