import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HANDED_OVER, packValue, PackedValue } from './packed-value.ts';
import type { MadePart, RememberedPart } from './part-shop.ts';

/** Another process that begins at the same time writes the same, for some seconds at most. */
const BUSY_MS = 5_000;

/** Each row is checked by its own sum, so the file need not outlive a power cut: nothing waits for the disk. */
const SCHEMA = `
  pragma busy_timeout = ${BUSY_MS};
  pragma synchronous = off;
  create table if not exists parts (
    engine text not null,
    key text not null,
    made_of text not null,
    value blob not null,
    sum blob not null,
    primary key (engine, key)
  ) without rowid;
`;

/** Ten times what all parts take today; what goes beyond it is only made again at the next start. */
const MOST_WAITING_BYTES = 32_000_000;

type Row = Record<'key' | 'made_of', string> & Record<'value' | 'sum', Uint8Array>;

interface KeepingOptions {
  file: string;
  /** Names the program and the content folder that parts are made by. */
  engine: string;
  /** Hears why parts are not kept; the next start then makes them anew. */
  onFailure: (error: unknown) => void;
}

/** What can be kept: every part as it was when it was last good. */
interface GoodParts {
  made: ReadonlyMap<string, RememberedPart>;
  good: ReadonlyMap<string, MadePart>;
}

/**
 * Keeps good parts in a file for the next start. What cannot be read or written there is only made
 * again: no mistake of this file may become one of the pages.
 */
export class KeptParts {
  readonly #options: KeepingOptions;
  /** The parts that lie in the file, as far as this process knows. */
  readonly #kept = new Map<string, MadePart>();
  /**
   * What could not be written waits for the next time: the pages have the values by then, and a part
   * that breaks meanwhile is to come back as it was when it was last good.
   */
  #waiting: ReadonlyMap<string, RowToWrite> = new Map();
  #database: DatabaseSync | undefined;

  constructor(options: KeepingOptions) {
    this.#options = options;
  }

  /** Reads what this engine has kept; rows that are damaged are left out. */
  read(): ReadonlyMap<string, RememberedPart> {
    const parts = this.#try(() => this.#readRows()) ?? new Map<string, RememberedPart>();
    for (const [key, { part }] of parts) this.#kept.set(key, part);
    return parts;
  }

  /**
   * Writes the parts that are other ones than those in the file, and deletes those that are gone and
   * those of other engines. `packed` holds values that are bytes already.
   */
  write({ made, good }: GoodParts, packed: ReadonlyMap<string, Uint8Array>): void {
    const waiting = [...this.#waiting.values()].filter(({ key, part }) => good.get(key) === part);
    const fresh = [...made].filter(
      ([key, { part }]) =>
        good.get(key) === part &&
        this.#kept.get(key) !== part &&
        this.#waiting.get(key)?.part !== part &&
        // If a file had to be removed, the values that lay in it are with the pages alone.
        part.value !== HANDED_OVER,
    );
    const rows = [...fresh.map((each) => toRow(each, packed)), ...waiting];
    const gone = [...this.#kept.keys()].filter((key) => !good.has(key));
    if (rows.length === 0 && gone.length === 0) return;
    const isWritten = this.#try(() => this.#writeRows(rows, gone)) ?? false;
    this.#waiting = isWritten ? new Map() : whatMayWait(rows);
  }

  #readRows(): Map<string, RememberedPart> {
    const rows = this.#open().prepare(
      'select key, made_of, value, sum from parts where engine = ?',
    );
    const parts = new Map<string, RememberedPart>();
    for (const row of rows.iterate(this.#options.engine)) {
      const { key, made_of: madeOf, value, sum } = row as Row;
      if (!Buffer.from(sum).equals(this.#sumOf({ key, made_of: madeOf, value }))) continue;
      const { basis, asked, ...part } = JSON.parse(madeOf) as KeptPart;
      parts.set(key, {
        basis,
        asked,
        part: {
          key,
          problems: [],
          ...part,
          value: part.isThere ? new PackedValue(value) : undefined,
        },
      });
    }
    return parts;
  }

  #writeRows(rows: readonly RowToWrite[], gone: readonly string[]): true {
    const { engine } = this.#options;
    const database = this.#open();
    database.exec('begin immediate');
    try {
      database.prepare('delete from parts where engine <> ?').run(engine);
      const remove = database.prepare('delete from parts where engine = ? and key = ?');
      for (const key of gone) remove.run(engine, key);
      const add = database.prepare('insert or replace into parts values (?, ?, ?, ?, ?)');
      for (const { key, madeOf, value } of rows)
        add.run(engine, key, madeOf, value, this.#sumOf({ key, made_of: madeOf, value }));
      database.exec('commit');
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
    for (const key of gone) this.#kept.delete(key);
    for (const { key, part } of rows) this.#kept.set(key, part);
    return true;
  }

  #open(): DatabaseSync {
    if (this.#database) return this.#database;
    const { file } = this.#options;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file);
    database.exec(SCHEMA);
    return (this.#database = database);
  }

  #sumOf({ key, made_of: madeOf, value }: Omit<Row, 'sum'>): Buffer {
    const head = JSON.stringify([this.#options.engine, key, madeOf]);
    return createHash('sha256').update(head).update(value).digest();
  }

  #try<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      this.#options.onFailure(error);
      if (isDamage(error)) this.#startOver();
      return undefined;
    }
  }

  /** Removes a file that is no database any more, so that the next one can be written. */
  #startOver(): void {
    try {
      this.#database?.close();
      this.#database = undefined;
      this.#kept.clear();
      for (const ending of ['-journal', ''])
        rmSync(`${this.#options.file}${ending}`, { force: true });
    } catch (error) {
      this.#options.onFailure(error);
    }
  }
}

interface RowToWrite {
  key: string;
  part: MadePart;
  madeOf: string;
  value: Uint8Array;
}

function toRow(
  [key, remembered]: [key: string, remembered: RememberedPart],
  packed: ReadonlyMap<string, Uint8Array>,
): RowToWrite {
  const { part } = remembered;
  const value = packed.get(key) ?? packValue(part.value);
  return { key, part, madeOf: JSON.stringify(asKept(remembered)), value };
}

/** The first rows are the newest. */
function whatMayWait(rows: readonly RowToWrite[]): ReadonlyMap<string, RowToWrite> {
  let bytes = 0;
  const waiting = rows.filter(
    ({ madeOf, value }) => (bytes += madeOf.length + value.byteLength) <= MOST_WAITING_BYTES,
  );
  return new Map(waiting.map((row) => [row.key, row]));
}

/** A good part has no problems, and its value lies beside it. */
interface KeptPart
  extends Omit<RememberedPart, 'part'>, Omit<MadePart, 'key' | 'value' | 'problems'> {
  isThere: boolean;
}

function asKept({ basis, asked, part }: RememberedPart): KeptPart {
  const { hash, refusals, references, value } = part;
  return { basis, asked, hash, refusals, references, isThere: value !== undefined };
}

/** SQLite numbers what it meets in a file that is damaged, or that is no database or another one. */
const DAMAGE: ReadonlySet<number> = new Set([1, 11, 26]);

function isDamage(error: unknown): boolean {
  // The lowest byte says what kind of failure it is.
  return error instanceof Error && 'errcode' in error && DAMAGE.has(Number(error.errcode) & 0xff);
}
