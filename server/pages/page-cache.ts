import type { FinishedPage } from './finished-page.ts';

interface Entry {
  page: FinishedPage;
  /** As counted when it was stored: a page shrinks when it is compressed again. */
  bytes: number;
  /** Addresses as they arrive, answered without parsing them again. */
  addresses: Set<string>;
}

const MAX_ADDRESSES_PER_PAGE = 8;

/** Finished pages, least recently used out first, bounded by bytes. */
export class PageCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #byAddress = new Map<string, string>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  findByAddress(address: string): FinishedPage | undefined {
    const key = this.#byAddress.get(address);
    return key === undefined ? undefined : this.find(key);
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
    this.#entries.set(key, { page, bytes: page.bytes, addresses: new Set() });
    this.#bytes += page.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const address of entry.addresses) this.#byAddress.delete(address);
  }

  deleteShowing(articleIds: readonly string[]): void {
    for (const [key, { page }] of this.#entries) {
      if (articleIds.some((id) => page.articleIds.has(id))) this.delete(key);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#byAddress.clear();
    this.#bytes = 0;
  }

  #remember(key: string, entry: Entry, address: string): void {
    if (entry.addresses.size >= MAX_ADDRESSES_PER_PAGE) return;
    entry.addresses.add(address);
    this.#byAddress.set(address, key);
  }
}
