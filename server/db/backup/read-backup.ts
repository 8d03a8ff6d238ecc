import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  ending,
  heading,
  rowLine,
  tableLine,
  type Ending,
  type Heading,
  type Row,
  type TableLine,
} from './backup-format.ts';

type BackupLine =
  | { kind: 'heading'; heading: Heading }
  | { kind: 'table'; table: TableLine }
  | { kind: 'row'; row: Row };

export interface CheckedBackup {
  heading: Heading;
  rows: Ending['rows'];
}

class BrokenBackupError extends Error {
  constructor(reason: string) {
    super(`The backup is not whole: ${reason}`);
    this.name = 'BrokenBackupError';
  }
}

/** Reads a backup to its end without keeping it; nothing may be restored from one that is not whole. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let found: Heading | undefined;
  let rows: Ending['rows'] | undefined;
  const lines = readBackup(file);
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one line after the other
    const { done, value } = await lines.next();
    if (done === true) {
      ({ rows } = value);
      break;
    }
    if (value.kind === 'heading') found = value.heading;
  }
  if (found === undefined) throw new BrokenBackupError('its first line is missing');
  return { heading: found, rows };
}

/** Gives the lines one by one, and throws at the end if one was lost, changed or added. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine, Ending> {
  const hash = createHash('sha256');
  const counted: Record<string, number> = {};
  let table: string | undefined;
  let before: string | undefined;
  let isFirst = true;
  for await (const text of linesOf(file)) {
    if (before !== undefined) {
      hash.update(`${before}\n`);
      const line = readLine(before, isFirst);
      isFirst = false;
      if (line.kind === 'table') {
        ({ table } = line.table);
        counted[table] = 0;
      } else if (line.kind === 'row') {
        if (table === undefined) throw new BrokenBackupError('a row stands in no table');
        counted[table] = (counted[table] ?? 0) + 1;
      }
      yield line;
    }
    before = text;
  }
  const end = ending.safeParse(parse(before ?? ''));
  if (!end.success) throw new BrokenBackupError('its last line is missing');
  if (end.data.sha256 !== hash.digest('hex')) throw new BrokenBackupError('its sum is another one');
  if (JSON.stringify(end.data.rows) !== JSON.stringify(counted))
    throw new BrokenBackupError('rows are missing');
  return end.data;
}

function readLine(text: string, isFirst: boolean): BackupLine {
  const value = parse(text);
  if (isFirst) {
    const first = heading.safeParse(value);
    if (!first.success) throw new BrokenBackupError('it is no backup of this product');
    return { kind: 'heading', heading: first.data };
  }
  const row = rowLine.safeParse(value);
  if (row.success) return { kind: 'row', row: row.data };
  const table = tableLine.safeParse(value);
  if (!table.success) throw new BrokenBackupError('a line is neither a table nor a row');
  return { kind: 'table', table: table.data };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  gunzip.setEncoding('utf8');
  // What goes wrong ends the loop below.
  pipeline(createReadStream(file), gunzip, () => undefined);
  let rest = '';
  try {
    for await (const chunk of gunzip as AsyncIterable<string>) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw new BrokenBackupError('it cannot be unpacked');
  }
  if (rest !== '') throw new BrokenBackupError('it ends within a line');
}
