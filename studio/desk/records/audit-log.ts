import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import {
  proveLog,
  readLines,
  readLog,
  sealRow,
  type Audit,
  type Deed,
} from '#server/audit/chain.ts';

/** Every save, publish, take-back and sign-in: rows are only added, and each seals the one before. */
export class AuditLog implements Audit {
  readonly #file: string;
  readonly #now: () => number;
  #rows: number;
  #last: string;
  /** The deeds of a journal that have their row. */
  readonly #records = new Set<string>();

  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#now = now;
    mkdirSync(path.dirname(file), { recursive: true });
    const isTorn = cutTornLine(file);
    const log = readLog(file);
    const { rows, last } = proveLog(log);
    for (const row of readLines(log)) if (row?.record !== undefined) this.#records.add(row.record);
    this.#rows = rows;
    this.#last = last;
    if (isTorn) this.#add({ who: 'studio', deed: 'mended' });
  }

  add(deed: Deed): Promise<void> {
    this.#add(deed);
    return Promise.resolve();
  }

  hasRecord(record: string): Promise<boolean> {
    return Promise.resolve(this.#records.has(record));
  }

  #add(deed: Deed): void {
    const last = { number: this.#rows, hash: this.#last };
    const sealed = sealRow(deed, { last, now: this.#now() });
    appendFileSync(this.#file, `${JSON.stringify(sealed)}\n`, { flush: true });
    this.#rows = sealed.number;
    this.#last = sealed.hash;
    if (deed.record !== undefined) this.#records.add(deed.record);
  }
}

/** A crash in the middle of a row leaves a line without an end, which nobody was told of as done. */
function cutTornLine(file: string): boolean {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end === bytes.length) return false;
  truncateSync(file, end);
  return true;
}
