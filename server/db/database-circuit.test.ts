import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from './connect.ts';
import { DatabaseAwayError, DatabaseCircuit } from './database-circuit.ts';
import { migrateDatabase } from './migrate.ts';
import { pingDatabase } from './queries/settings.ts';

function makeCircuit() {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { log, circuit: new DatabaseCircuit(log) };
}

const REFUSED = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('the circuit of the database', () => {
  it('lets everything through while answers come, errors among them', () => {
    const { circuit, log } = makeCircuit();
    for (let times = 0; times < 9; times += 1) circuit.heard({ code: '23505' });
    circuit.heard(REFUSED);
    circuit.heard(REFUSED);
    circuit.heard();
    circuit.heard(REFUSED);
    expect(() => circuit.enter()).not.toThrow();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'no connection', error: REFUSED },
    { what: 'a server that is stopping', error: { code: '57P01' } },
    { what: 'a statement given up there', error: { code: '57014' } },
    { what: 'no answer in time', error: { code: 'statement-deadline' } },
    { what: 'a file that another process holds', error: { code: 'ERR_SQLITE_ERROR', errcode: 5 } },
  ])(
    'opens after three times $what, says so once, and closes with the first answer',
    ({ error }) => {
      const { circuit, log } = makeCircuit();
      for (let times = 0; times < 5; times += 1) circuit.heard(error);
      expect(() => circuit.enter()).toThrow(DatabaseAwayError);
      expect(log.warn).toHaveBeenCalledExactlyOnceWith('database-away', expect.anything());
      circuit.heard();
      expect(() => circuit.enter()).not.toThrow();
      expect(log.info).toHaveBeenCalledExactlyOnceWith('database-back');
    },
  );

  it('lets a probe through while it is open, and nobody else', async () => {
    const { circuit } = makeCircuit();
    for (let times = 0; times < 3; times += 1) circuit.heard(REFUSED);
    const asked = circuit.probe(async () => circuit.enter());
    expect(() => circuit.enter()).toThrow(DatabaseAwayError);
    await expect(asked).resolves.toBeUndefined();
  });
});

describe('an embedded database that another process holds', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-held-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is waited for three times, then by nobody, until a probe finds it free', async () => {
    const { circuit, log } = makeCircuit();
    const file = path.join(folder, 'held.sqlite');
    const database = connectDatabase(`sqlite:${file}`, log, { circuit });
    await migrateDatabase(database);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    for (let times = 0; times < 3; times += 1)
      await expect(pingDatabase(database)).rejects.toThrow(/locked/);
    await expect(pingDatabase(database)).rejects.toThrow(DatabaseAwayError);
    await expect(circuit.probe(() => pingDatabase(database))).rejects.toThrow(/locked/);
    other.exec('rollback');
    await expect(pingDatabase(database)).rejects.toThrow(DatabaseAwayError);
    await circuit.probe(() => pingDatabase(database));
    await expect(pingDatabase(database)).resolves.toBeUndefined();
    other.close();
    await database.destroy();
  });
});
