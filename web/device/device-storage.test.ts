import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeDevice, FakeStorage, type FakeTab } from '#tests/support/fake-browser/fake-device.ts';
import {
  canRemember,
  listItems,
  readCookie,
  readItem,
  removeItem,
  writeCookie,
  writeItem,
} from './device-storage.ts';

let tab: FakeTab;

beforeEach(() => {
  tab = new FakeDevice().openTab();
  tab.enter();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a browser that keeps things', () => {
  it('reads, lists and removes what was written', () => {
    expect(readItem('localStorage', 'a')).toBeNull();
    expect(writeItem('localStorage', 'a', '1')).toBe(true);
    expect(readItem('localStorage', 'a')).toBe('1');
    expect(listItems('localStorage')).toEqual([['a', '1']]);
    removeItem('localStorage', 'a');
    expect(listItems('localStorage')).toEqual([]);
  });

  it('has cookies by their whole name', () => {
    writeCookie('lang', 'es-US');
    writeCookie('slang', 'no');
    expect(readCookie('lang')).toBe('es-US');
    expect(readCookie('ang')).toBeUndefined();
  });

  it('remembers as long as one of its storages takes something', () => {
    FakeStorage.stateOf(tab.local).isFull = true;
    expect(writeItem('localStorage', 'a', '1')).toBe(false);
    writeItem('sessionStorage', 'a', '1');
    expect(canRemember()).toBe(true);
    FakeStorage.stateOf(tab.session).isFull = true;
    writeItem('sessionStorage', 'a', '1');
    expect(canRemember()).toBe(false);
    FakeStorage.stateOf(tab.local).isFull = false;
    writeItem('localStorage', 'a', '1');
    expect(canRemember()).toBe(true);
  });
});

describe('a browser that forbids it', () => {
  it('is asked without a failure, and remembers nothing', () => {
    tab.isForbidden = true;
    expect(readItem('localStorage', 'a')).toBeUndefined();
    expect(listItems('sessionStorage')).toEqual([]);
    expect(() => removeItem('localStorage', 'a')).not.toThrow();
    expect(writeItem('localStorage', 'a', '1')).toBe(false);
    expect(writeItem('sessionStorage', 'a', '1')).toBe(false);
    expect(canRemember()).toBe(false);
  });

  it('may have no storage at all, and refuse its cookies', () => {
    const refuse = (): never => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    vi.stubGlobal('window', { localStorage: null, sessionStorage: undefined });
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
    expect(writeItem('localStorage', 'a', '1')).toBe(false);
    expect(readCookie('lang')).toBeUndefined();
    expect(() => writeCookie('lang', 'en-US')).not.toThrow();
  });
});
