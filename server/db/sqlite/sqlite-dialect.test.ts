import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { connectDatabase, type Database } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';
import { addLike, countLikes } from '../queries/article-likes.ts';

/**
 * The number by which SQLite reports `synchronous=FULL`: every commit reaches the disk before it is
 * answered.
 */
const FULL = 2;

describe('the embedded database', () => {
  let folder: string;
  let url: string;
  let database: Database;
  const log = createLog('error', () => undefined);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-sqlite-'));
    url = `sqlite:${path.join(folder, 'nested', 'test.sqlite')}`;
    database = connectDatabase(url, log);
    await migrateDatabase(database);
  });
  afterAll(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    { pragma: 'journal_mode', value: 'wal' },
    { pragma: 'synchronous', value: FULL },
    { pragma: 'foreign_keys', value: 1 },
    { pragma: 'busy_timeout', value: 250 },
  ])('is opened with $pragma $value', async ({ pragma, value }) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(
      database,
    );
    expect(Object.values(rows[0] ?? {})).toEqual([value]);
  });

  it('lies in a folder that only its owner may look into', () => {
    expect(statSync(path.join(folder, 'nested')).mode & 0o777).toBe(0o700);
  });

  it('shows a second connection what the first has committed', async () => {
    await addLike(database, { articleId: 'fees', visitorId: 'a' }, 1);
    const other = connectDatabase(url, log);
    try {
      expect(await countLikes(other, 'fees')).toBe(1);
    } finally {
      await other.destroy();
    }
  });

  it('is brought up to date only once', async () => {
    expect(await migrateDatabase(database)).toEqual([]);
  });
});
