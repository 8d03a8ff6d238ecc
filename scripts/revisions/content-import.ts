import path from 'node:path';
import { operatorName } from '#server/audit/operator-name.ts';
import { commandLine } from '#server/commands/command-line.ts';
import { openNewForCommand } from '#server/commands/open-for-command.ts';
import { parseConfig } from '#server/config.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { loadContent } from '#server/content/load-content.ts';
import { BrokenContentError } from '#server/content/problems.ts';
import type { Database } from '#server/db/connect.ts';
import { migrateDatabase, requireCurrentDatabase } from '#server/db/migrate.ts';
import { importContent } from '#server/revisions/import-content.ts';

const call = commandLine('content:import', 'FOLDER');
const USAGE = `Use: ${call}                   publish a folder for all nodes
     ${call} --over REVISION   where the folder does not say what it takes the place of
`;

const [folder, option, revision, ...more] = process.argv.slice(2);
const isUsed =
  folder !== undefined &&
  !folder.startsWith('-') &&
  more.length === 0 &&
  (option === undefined || (option === '--over' && /^\d+$/.test(revision ?? '')));
if (!isUsed) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const root = path.resolve(folder);
const { databaseUrl } = parseConfig(process.env);
try {
  const done = await openNewForCommand(databaseUrl, async (database) => {
    await makeTables(database);
    return importContent(database, {
      root,
      who: operatorName(),
      now: Date.now,
      over: revision === undefined ? undefined : Number(revision),
      check: () => checkFolder(root),
    });
  });
  process.stdout.write(
    done.files === 0
      ? `Nothing is different from revision ${done.revision}.\n`
      : `Published as revision ${done.revision}: ${done.files} files are other ones, ${done.kept} of them new to the database.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Holds the folder to what the server asks of all content, so that no node is given what it cannot serve. */
function checkFolder(content: string): void {
  const { refusals } = loadContent({ root: content, catalogues });
  if (refusals.length > 0) throw new BrokenContentError(refusals);
}

/** An empty database has no node that could mind; one that is in use is brought up to date by its nodes. */
async function makeTables(on: Database): Promise<void> {
  const tables = await on.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length === 0) await migrateDatabase(on);
  await requireCurrentDatabase(on);
}
