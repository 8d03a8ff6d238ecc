import { chownSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase, type Database } from '../db/connect.ts';
import { requireCurrentDatabase } from '../db/migrate.ts';
import { withDeadline } from '../db/statement-time.ts';
import { createLog } from '../log.ts';
import { requireServerFile } from './server-file.ts';

/** Whoever waits at a terminal waits longer than a visitor: the machine may have little time, and the tables be long. */
const COMMAND_DEADLINE_MS = 600_000;

/**
 * Does what a command does with the database of the settings, and closes it. It is one that a server of this
 * version uses: a command that made an empty one would answer as if the server held nothing.
 */
export async function openForCommand<Result>(
  databaseUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  requireDatabaseFile(databaseUrl);
  return openNewForCommand(databaseUrl, async (database) => {
    await requireCurrentDatabase(database);
    return work(database);
  });
}

/** Works on a database that the command itself may make, for whoever owns the folder that it is in. */
export async function openNewForCommand<Result>(
  databaseUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const log = createLog('error', (line) => process.stderr.write(line));
  const database = connectDatabase(databaseUrl, log);
  try {
    return await withDeadline(COMMAND_DEADLINE_MS, () => work(database));
  } finally {
    await database.destroy();
    giveToOwnerOfFolder(databaseFile(databaseUrl));
  }
}

/** The file of an embedded database, as it is found from everywhere; undefined for any other database. */
export function databaseFile(databaseUrl: string): string | undefined {
  const [, file] = /^sqlite:(.+)$/.exec(databaseUrl) ?? [];
  return file === undefined || file === ':memory:' ? undefined : path.resolve(file);
}

function requireDatabaseFile(databaseUrl: string): void {
  const file = databaseFile(databaseUrl);
  if (file !== undefined) requireServerFile(file, 'the database of DATABASE_URL');
}

/** What an operator makes as root in the folder of a service would be closed to that service. */
function giveToOwnerOfFolder(file: string | undefined): void {
  if (file === undefined || process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(file));
  for (const own of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(own)) chownSync(own, uid, gid);
}
