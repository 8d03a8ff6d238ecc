/**
 * The parts of a node in the order in which they close, whatever the order in which they opened: first
 * what brings work, then what does it, and last where it is written down.
 */
const ORDER = [
  'content-watch',
  'revisions',
  'http',
  'operators',
  'content',
  'lines',
  'flags',
  'pages',
  'purger',
  'desk',
  'events',
  'database',
  'traces',
] as const;

interface Closable {
  close: () => void | Promise<void>;
}

/** What has been opened, so that it is closed in one order. */
export class Closing {
  readonly #open = new Map<(typeof ORDER)[number], Closable>();

  /** Notes that the part is to be closed, and returns it; a node need not have each part. */
  keep<Part extends Closable | undefined>(name: (typeof ORDER)[number], part: Part): Part {
    if (part) this.#open.set(name, part);
    return part;
  }

  /** Closes one part after the other. */
  async close(): Promise<void> {
    // oxlint-disable-next-line eslint/no-await-in-loop -- what closes later is used until then
    for (const name of ORDER) await this.#open.get(name)?.close();
  }
}
