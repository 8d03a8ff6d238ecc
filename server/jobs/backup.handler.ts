import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { AuditTable } from '../audit/audit-table.ts';
import { sumOfFile } from '../db/backup/sum-of-file.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { connectDatabase } from '../db/connect.ts';
import type { Log } from '../log.ts';
import type { JobHandler } from './job-definition.ts';

interface BackupConfig {
  folder: string;
  /** The number of days of which the folder keeps a backup. */
  keep: number;
  databaseUrl: string;
}

export interface BackupTools {
  /** Where backups go; undefined if there are none. */
  backup: BackupConfig | undefined;
  log: Log;
  now: () => number;
}

const OURS = /^sendero-\d{4}-\d{2}-\d{2}\.jsonl\.gz$/;

/**
 * Writes the day's backup, and removes those of days that are too long ago. A second try of the same
 * day replaces the first.
 */
export function backUp({ backup, log, now }: BackupTools): JobHandler<{ day: string }> {
  return async ({ payload: { day } }) => {
    if (backup === undefined) return 'cancelled';
    const { folder, keep, databaseUrl } = backup;
    // A connection of its own, as the others wait behind a transaction of the embedded database.
    const database = connectDatabase(databaseUrl, log);
    try {
      const name = `sendero-${day}.jsonl.gz`;
      const file = path.join(folder, name);
      await writeBackup(database, { file, now: now() });
      await new AuditTable(database, now).add({
        who: 'server',
        deed: 'backed-up',
        entry: `backup/${name}`,
        sum: await sumOfFile(file),
      });
    } finally {
      await database.destroy();
    }
    const kept = (await readdir(folder)).filter((name) => OURS.test(name)).toSorted();
    await Promise.all(kept.slice(0, -keep).map((name) => rm(path.join(folder, name))));
    return 'done';
  };
}
