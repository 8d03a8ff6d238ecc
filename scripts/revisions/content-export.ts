import path from 'node:path';
import { parseConfig } from '#server/config.ts';
import { commandLine } from '#server/commands/command-line.ts';
import { openForCommand } from '#server/commands/open-for-command.ts';
import { ContentCopy } from '#server/revisions/content-copy.ts';
import { requireOwnFolder } from '#server/revisions/own-folder.ts';

// Writes what is published for all nodes into a folder, such as the one of a checkout.
const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-') || more.length > 0) {
  process.stderr.write(`Use: ${commandLine('content:export', 'FOLDER')}\n`);
  process.exit(2);
}

const root = path.resolve(folder);
try {
  const { revision, files } = await openForCommand(
    parseConfig(process.env).databaseUrl,
    async (database) => {
      requireOwnFolder(root, { mayHoldContent: true });
      return new ContentCopy(database, root).takeNewest();
    },
  );
  if (revision === 0)
    throw new Error(`The database has no content yet: ${commandLine('content:import', 'FOLDER')}`);
  process.stdout.write(
    `${folder} has the content of revision ${revision}: ${files.length} files are other ones than before.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
