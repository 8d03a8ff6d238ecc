import type { AskedSite } from '#server/request/asked-site.ts';
import type { FinishedPage } from './finished-page.ts';

interface Entry {
  page: FinishedPage;
  /**
   * The bytes counted for this page in the sum; the page itself grows and shrinks as its encodings
   * are made.
   */
  bytes: number;
  /** Addresses as they arrive, which can be answered without parsing them again. */
  addresses: Set<string>;
}

const MAX_ADDRESSES_PER_PAGE = 8;

/** An address as it arrives. Looking it up needs neither parsing nor the page's key. */
export function rawAddress({ host, isSecure }: AskedSite, target: string): string {
  return `${isSecure ? 'https' : 'http'}://${host}${target}`;
}

/** Finished pages up to a number of bytes; the least recently used ones are dropped first. */
export class PageCache {
  readonly #maxBytes: number;
  readonly #isFresh: (page: FinishedPage) => boolean;
  readonly #entries = new Map<string, Entry>();
  readonly #byAddress = new Map<string, string>();
  #bytes = 0;

  constructor(maxBytes: number, isFresh: (page: FinishedPage) => boolean = () => true) {
    this.#maxBytes = maxBytes;
    this.#isFresh = isFresh;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Finds a page that may be served without a further question. */
  findByAddress(address: string): FinishedPage | undefined {
    const key = this.#byAddress.get(address);
    const page = key === undefined ? undefined : this.find(key);
    return page && this.#isFresh(page) ? page : undefined;
  }

  find(key: string, address?: string): FinishedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (address !== undefined) this.#remember(key, entry, address);
    return entry.page;
  }

  store(key: string, page: FinishedPage): void {
    this.delete(key);
    const entry = { page, bytes: 0, addresses: new Set<string>() };
    this.#entries.set(key, entry);
    const count = (): void => {
      this.#count(entry);
      this.#makeRoom();
    };
    page.tellResizes(count);
    count();
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    entry.page.tellResizes(undefined);
    this.#bytes -= entry.bytes;
    for (const address of entry.addresses) this.#byAddress.delete(address);
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.delete(key);
  }

  #count(entry: Entry): void {
    const { bytes } = entry.page;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
  }

  /** Drops plain texts first, which can be made again in a millisecond, and then whole pages. */
  #makeRoom(): void {
    for (const entry of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) return;
      entry.page.releasePlain();
      this.#count(entry);
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  /** Remembers the newest addresses only, so that invented ones cannot keep out the usual one. */
  #remember(key: string, entry: Entry, address: string): void {
    if (entry.addresses.has(address)) return;
    for (const oldest of entry.addresses) {
      if (entry.addresses.size < MAX_ADDRESSES_PER_PAGE) break;
      entry.addresses.delete(oldest);
      this.#byAddress.delete(oldest);
    }
    entry.addresses.add(address);
    this.#byAddress.set(address, key);
  }
}
