/** @jest-environment jsdom */
import { readStored, replaceBrokenStorage, writeStored } from '../../src/components/storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('local storage', () => {
  it('stores a value and removes it', () => {
    writeStored('key', 'value');
    expect(readStored('key')).toBe('value');
    writeStored('key', undefined);
    expect(readStored('key')).toBeUndefined();
  });

  it('never breaks a page: when it is full, nothing is kept', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    writeStored('key', 'value');
    expect(readStored('key')).toBeUndefined();
  });

  it('never breaks a page: when the browser blocks it, nothing is kept', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    writeStored('key', 'value');
    expect(readStored('key')).toBeUndefined();
  });

  it('never breaks a page: when reading fails, nothing was kept', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('UnknownError');
    });
    expect(readStored('key')).toBeUndefined();
  });
});

describe('packages that use storage without a try', () => {
  const own = ['localStorage', 'sessionStorage'].map((name) => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}] as const);

  afterEach(() => {
    jest.restoreAllMocks();
    for (const [name, descriptor] of own) Object.defineProperty(window, name, descriptor);
  });

  it('get a stand-in until the page is left, if storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    replaceBrokenStorage();
    expect(window.localStorage.getItem('key')).toBeNull();
    window.localStorage.setItem('key', 'value');
    expect([window.localStorage.getItem('key'), readStored('key')]).toEqual(['value', 'value']);
    window.localStorage.removeItem('key');
    expect(readStored('key')).toBeUndefined();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('work if %s throws', (method) => {
    localStorage.setItem('before', 'kept');
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('UnknownError');
    });
    replaceBrokenStorage();
    expect(window.localStorage.getItem('before')).toBe(method === 'getItem' ? null : 'kept');
    window.localStorage.setItem('key', 'value');
    expect(window.localStorage.getItem('key')).toBe('value');
    window.localStorage.removeItem('key');
    window.localStorage.removeItem('before');
    expect([window.localStorage.getItem('key'), window.localStorage.getItem('before')]).toEqual([null, null]);
  });

  it('get the browser’s own if it works', () => {
    const { sessionStorage } = window;
    replaceBrokenStorage();
    expect(window.sessionStorage).toBe(sessionStorage);
    expect(sessionStorage.length).toBe(0);
  });
});
