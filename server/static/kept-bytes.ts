/** What an entry takes besides its bytes: its key, its place in the map and its buffer's head. */
const BYTES_OF_ENTRY = 300;

/**
 * What was read or made once, for all who ask for it, up to a number of bytes; what nobody has asked
 * for the longest is dropped first.
 */
export class KeptBytes<Bytes extends Uint8Array> {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Bytes>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Bytes | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  keep(key: string, made: Bytes): Bytes {
    if (this.#kept.has(key)) return made;
    this.#kept.set(key, made);
    this.#bytes += made.byteLength + BYTES_OF_ENTRY;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength + BYTES_OF_ENTRY;
    }
    return made;
  }
}
