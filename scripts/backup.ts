import { parseConfig } from '#server/config.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { requireCurrentDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';

// Writes everything the database holds into one file, while nodes go on.
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Use: npm run backup -- FILE.jsonl.gz\n');
  process.exit(2);
}

const database = connectDatabase(
  parseConfig(process.env).databaseUrl,
  createLog('error', (line) => process.stderr.write(line)),
);
try {
  await requireCurrentDatabase(database);
  const rows = await writeBackup(database, { file, now: Date.now() });
  for (const [table, count] of Object.entries(rows)) process.stdout.write(`${table} ${count}\n`);
  process.stdout.write(`Written to ${file}. Keep SECRET_KEY with it, but not beside it.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.destroy();
}
