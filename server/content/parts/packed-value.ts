import { deserialize, serialize } from 'node:v8';

/** The value of a part as bytes, which nobody has to understand on the way to the pages. */
export class PackedValue {
  readonly #bytes: Uint8Array | undefined;

  /** Without bytes it stands for a value that has been handed over. */
  constructor(bytes?: Uint8Array) {
    this.#bytes = bytes;
  }

  get bytes(): Uint8Array {
    if (this.#bytes) return this.#bytes;
    throw new Error('The value of this part has been handed over');
  }
}

/** Stands for a value that only the pages have. */
export const HANDED_OVER = new PackedValue();

export function packValue(value: unknown): Uint8Array {
  return value instanceof PackedValue ? value.bytes : serialize(value);
}

export function unpackValue(bytes: Uint8Array): unknown {
  return deserialize(bytes);
}

/** The value itself, whichever way a part has it. */
export function plainValue(value: unknown): unknown {
  return value instanceof PackedValue ? unpackValue(value.bytes) : value;
}
