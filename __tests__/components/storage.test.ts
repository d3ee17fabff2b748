/** @jest-environment jsdom */
import { readStored, replaceBrokenStorage, writeStored } from '../../src/components/storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const fail = (name: string) => (): never => {
  throw new DOMException(name);
};

it('a stored value is read back until it is removed', () => {
  writeStored('key', 'value');
  expect(readStored('key')).toBe('value');
  writeStored('key', undefined);
  expect(readStored('key')).toBeUndefined();
});

it.each([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('QuotaExceededError'))],
  ['is blocked', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(fail('SecurityError'))],
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail('UnknownError'))],
])('a page works although storage %s, and nothing is kept', (_what, breakStorage) => {
  breakStorage();
  writeStored('key', 'value');
  expect(readStored('key')).toBeUndefined();
});

describe('for packages that use storage without a try', () => {
  const own = ['localStorage', 'sessionStorage'].map((name) => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}] as const);

  afterEach(() => {
    jest.restoreAllMocks();
    for (const [name, descriptor] of own) Object.defineProperty(window, name, descriptor);
  });

  it('blocked storage is replaced by a stand-in until the page is left', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(fail('SecurityError'));
    replaceBrokenStorage();
    expect(window.localStorage.getItem('key')).toBeNull();
    window.localStorage.setItem('key', 'value');
    expect([window.localStorage.getItem('key'), readStored('key')]).toEqual(['value', 'value']);
    window.localStorage.removeItem('key');
    expect(readStored('key')).toBeUndefined();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('storage whose %s throws is replaced', (method) => {
    localStorage.setItem('before', 'kept');
    jest.spyOn(Storage.prototype, method).mockImplementation(fail('UnknownError'));
    replaceBrokenStorage();
    expect(window.localStorage.getItem('before')).toBe(method === 'getItem' ? null : 'kept');
    window.localStorage.setItem('key', 'value');
    expect(window.localStorage.getItem('key')).toBe('value');
    window.localStorage.removeItem('key');
    window.localStorage.removeItem('before');
    expect([window.localStorage.getItem('key'), window.localStorage.getItem('before')]).toEqual([null, null]);
  });

  it('storage that works stays the browser’s own', () => {
    const { sessionStorage } = window;
    replaceBrokenStorage();
    expect(window.sessionStorage).toBe(sessionStorage);
    expect(sessionStorage.length).toBe(0);
  });
});
