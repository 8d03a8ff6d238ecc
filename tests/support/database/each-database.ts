import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/schema.ts';
import { createLog } from '#server/log.ts';
import { findPostgresPrograms, startPostgres } from './postgres.ts';

export interface TestDatabase {
  url: () => string;
  database: () => Database;
  /** Deletes every row of ours between two tests. */
  empty: () => Promise<void>;
}

const TABLES: ReadonlyArray<keyof Tables> = [
  'jobs',
  'contact_messages',
  'plan_requests',
  'suppressions',
  'used_challenges',
  'rate_limits',
  'article_likes',
  'article_like_counts',
  'event_counts',
  'event_months',
  'poll_votes',
  'settings',
  'studio_people',
  'studio_roles',
  'studio_companies',
  'studio_sessions',
  'studio_sign_ins',
  'studio_identities',
  'studio_passkeys',
  'studio_proposals',
  'studio_audit',
  'content_blobs',
  'content_revisions',
  'content_files',
];

const silent = createLog('error', () => undefined);

/** Runs the same tests on every engine that the product supports. */
export function describeOnEachDatabase(
  title: string,
  tests: (database: TestDatabase) => void,
): void {
  describe(`${title}, on SQLite`, () => tests(useDatabase(startSqlite)));
  // `npm test` installs PostgreSQL where it can; a machine without it runs the rest.
  describe.skipIf(findPostgresPrograms() === undefined)(`${title}, on PostgreSQL`, () =>
    tests(useDatabase(startPostgres)),
  );
}

interface Engine {
  url: string;
  remove: () => void;
}

function startSqlite(): Engine {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-sqlite-'));
  return {
    url: `sqlite:${path.join(folder, 'test.sqlite')}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function useDatabase(start: () => Engine): TestDatabase {
  let engine: Engine | undefined;
  let open: Database | undefined;
  const database = (): Database => {
    if (!open) throw new Error('The database is opened before the first test');
    return open;
  };
  beforeAll(async () => {
    engine = start();
    open = connectDatabase(engine.url, silent);
    await migrateDatabase(open);
  });
  afterAll(async () => {
    await open?.destroy();
    engine?.remove();
  });
  return {
    url: () => engine?.url ?? '',
    database,
    empty: async () => {
      for (const table of TABLES) await database().deleteFrom(table).execute();
    },
  };
}
