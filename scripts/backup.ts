import path from 'node:path';
import { logOperator } from '#server/audit/log-operator.ts';
import { parseConfig } from '#server/config.ts';
import { sumOfFile } from '#server/db/backup/sum-of-file.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { commandLine } from '#server/commands/command-line.ts';
import { openForCommand } from '#server/commands/open-for-command.ts';

// Writes everything the database holds into one file, while nodes go on.
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write(`Use: ${commandLine('backup', 'FILE.jsonl.gz')}\n`);
  process.exit(2);
}

try {
  const rows = await openForCommand(parseConfig(process.env).databaseUrl, async (database) => {
    const written = await writeBackup(database, { file, now: Date.now() });
    await logOperator(database, {
      deed: 'backed-up',
      entry: `backup/${path.basename(file)}`,
      sum: await sumOfFile(file),
    });
    return written;
  });
  for (const [table, count] of Object.entries(rows)) process.stdout.write(`${table} ${count}\n`);
  process.stdout.write(`Written to ${file}. Keep SECRET_KEY with it, but not beside it.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
