/** @jest-environment jsdom */
import { readStored, replaceBlockedStorage, writeStored } from '../../src/components/storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('local storage', () => {
  it('keeps a value and forgets it', () => {
    expect(writeStored('key', 'value')).toBe(true);
    expect(readStored('key')).toBe('value');
    expect(writeStored('key', undefined)).toBe(true);
    expect(readStored('key')).toBeUndefined();
  });

  it('never breaks a page: when it is full, nothing is kept', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    expect(writeStored('key', 'value')).toBe(false);
    expect(readStored('key')).toBeUndefined();
  });

  it('never breaks a page: when the browser blocks it, nothing is kept', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    expect(readStored('key')).toBeUndefined();
    expect(writeStored('key', 'value')).toBe(false);
  });

  it('never breaks a page: when reading fails, nothing was kept', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('UnknownError');
    });
    expect(readStored('key')).toBeUndefined();
  });
});

describe('where the browser blocks storage', () => {
  it('packages find a stand-in that keeps things until the page is left', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    const original = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
    replaceBlockedStorage();
    expect(window.localStorage.getItem('key')).toBeNull();
    window.localStorage.setItem('key', 'value');
    expect([window.localStorage.getItem('key'), readStored('key')]).toEqual(['value', 'value']);
    window.localStorage.removeItem('key');
    expect(readStored('key')).toBeUndefined();
    Object.defineProperty(window, 'localStorage', original);
  });

  it('storage that works stays as it is', () => {
    const { sessionStorage } = window;
    replaceBlockedStorage();
    expect(window.sessionStorage).toBe(sessionStorage);
  });
});
