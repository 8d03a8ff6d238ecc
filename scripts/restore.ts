import { parseConfig } from '#server/config.ts';
import { checkBackup } from '#server/db/backup/read-backup.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { withDeadline } from '#server/db/statement-time.ts';
import { createLog } from '#server/log.ts';

const USAGE = `Use: npm run restore -- FILE            fill the empty database of DATABASE_URL
     npm run restore -- --check FILE    read the file to its end and change nothing
`;
/** A migration that comes after the copy may take long on many rows. */
const RESTORE_DEADLINE_MS = 600_000;

const args = process.argv.slice(2);
const isCheck = args[0] === '--check';
const file = args.at(-1);
if (file === undefined || file.startsWith('-') || args.length !== (isCheck ? 2 : 1)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

try {
  const { heading, rows } = await (isCheck ? checkBackup(file) : restore(file));
  for (const [table, count] of Object.entries(rows)) process.stdout.write(`${table} ${count}\n`);
  const what = isCheck ? 'The backup is whole' : 'Restored';
  process.stdout.write(`${what}. It was made at ${heading.madeAt}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function restore(from: string): Promise<Awaited<ReturnType<typeof checkBackup>>> {
  const database = connectDatabase(
    parseConfig(process.env).databaseUrl,
    createLog('error', (line) => process.stderr.write(line)),
  );
  try {
    return await withDeadline(RESTORE_DEADLINE_MS, () => restoreBackup(database, from));
  } finally {
    await database.destroy();
  }
}
