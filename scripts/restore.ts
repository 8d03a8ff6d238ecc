import path from 'node:path';
import { logOperator } from '#server/audit/log-operator.ts';
import { parseConfig } from '#server/config.ts';
import { checkBackup } from '#server/db/backup/read-backup.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { sumOfFile } from '#server/db/backup/sum-of-file.ts';
import { commandLine } from '#server/commands/command-line.ts';
import { databaseFile, openNewForCommand } from '#server/commands/open-for-command.ts';

const call = commandLine('restore', '');
const USAGE = `Use: ${call}FILE            fill the empty database of DATABASE_URL
     ${call}--check FILE    read the file to its end and change nothing
`;

const args = process.argv.slice(2);
const isCheck = args[0] === '--check';
const file = args.at(-1);
if (file === undefined || file.startsWith('-') || args.length !== (isCheck ? 2 : 1)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const { databaseUrl } = parseConfig(process.env);
try {
  const { heading, rows } = await (isCheck ? checkBackup(file) : restore(file));
  for (const [table, count] of Object.entries(rows)) process.stdout.write(`${table} ${count}\n`);
  const into = databaseFile(databaseUrl) ?? 'the database of DATABASE_URL';
  const what = isCheck ? 'The backup is whole' : `Restored into ${into}`;
  process.stdout.write(`${what}. It was made at ${heading.madeAt}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function restore(from: string): ReturnType<typeof checkBackup> {
  // What it may be is looked at by the restore: an empty one, or one that is not there yet.
  return openNewForCommand(databaseUrl, (database) =>
    restoreBackup(database, from, async (on) =>
      logOperator(on, {
        deed: 'restored',
        entry: `backup/${path.basename(from)}`,
        sum: await sumOfFile(from),
      }),
    ),
  );
}
