import { vi } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

interface Change {
  tab: FakeTab;
  key: string;
  value: string | null;
}

/** What tabs are told of a change; a pageshow has none of it. */
type FakeEvent = Pick<StorageEvent, 'key' | 'newValue'>;

/**
 * Storage whose items are its own fields, as in a browser; everything else is kept out of their
 * way.
 */
export class FakeStorage {
  [item: string]: unknown;
  static readonly #states = new WeakMap<FakeStorage, { isFull: boolean; writes: number }>();
  readonly #onChange: (key: string, value: string | null) => void;

  constructor(onChange: (key: string, value: string | null) => void = () => undefined) {
    this.#onChange = onChange;
    FakeStorage.#states.set(this, { isFull: false, writes: 0 });
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    const state = FakeStorage.stateOf(this);
    if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
    state.writes += 1;
    this[key] = value;
    this.#onChange(key, value);
  }

  removeItem(key: string): void {
    delete this[key];
    this.#onChange(key, null);
  }

  /** This value must not be a field, because fields are items. */
  static stateOf(storage: FakeStorage): { isFull: boolean; writes: number } {
    const state = FakeStorage.#states.get(storage);
    if (!state) throw new Error('No storage of this kind');
    return state;
  }
}

/**
 * The storage of one browser as its tabs see it. Each tab has a copy: its own writes show there at
 * once, and those of other tabs later, in the order in which the browser took them.
 */
export class FakeDevice {
  readonly tabs: FakeTab[] = [];
  readonly kept = new Map<string, string>();
  /** The cookies that all tabs read and write as `document.cookie`. */
  readonly cookies = createCookieJar('https:');

  openTab(): FakeTab {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  take(change: Change): void {
    if (change.value === null) this.kept.delete(change.key);
    else this.kept.set(change.key, change.value);
    for (const tab of this.tabs) tab.inbox.push(change);
  }

  /** Delivers all pending changes to all tabs. */
  settle(): void {
    for (let rounds = 0; this.tabs.some(({ inbox }) => inbox.length > 0); rounds += 1) {
      if (rounds > 100) throw new Error('The tabs answer each other without end');
      for (const tab of this.tabs) while (tab.inbox.length > 0) tab.hearNext();
    }
  }
}

export class FakeTab {
  readonly local: FakeStorage;
  readonly session = new FakeStorage();
  readonly inbox: Change[] = [];
  isForbidden = false;
  readonly #device: FakeDevice;
  readonly #listeners = new Map<string, Set<(event: FakeEvent) => void>>();

  constructor(device: FakeDevice) {
    this.#device = device;
    this.local = new FakeStorage((key, value) => device.take({ tab: this, key, value }));
    for (const [key, value] of device.kept) this.local[key] = value;
  }

  /** Makes this the tab in which the following code runs. */
  enter(): void {
    const give = (storage: FakeStorage) => () => {
      if (this.isForbidden) throw new DOMException('forbidden', 'SecurityError');
      return storage;
    };
    const device = this.#device;
    const storages = {
      localStorage: { get: give(this.local) },
      sessionStorage: { get: give(this.session) },
    };
    const listening = {
      addEventListener: (type: string, listener: () => void) =>
        this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener)),
      removeEventListener: (type: string, listener: () => void) =>
        this.#listeners.get(type)?.delete(listener),
    };
    vi.stubGlobal('window', Object.defineProperties(listening, storages));
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('document', device.cookies);
  }

  fire(type: string, event: FakeEvent = { key: null, newValue: null }): void {
    this.enter();
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }

  hearNext(): void {
    const change = this.inbox.shift();
    if (!change || change.tab === this) return;
    const { key, value } = change;
    // A write of this tab that the browser has not taken yet is newer than what arrives.
    if (!this.inbox.some(({ tab, key: other }) => tab === this && other === key)) {
      if (value === null) delete this.local[key];
      else this.local[key] = value;
    }
    this.fire('storage', { key, newValue: value });
  }
}
