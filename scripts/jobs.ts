import { parseConfig } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { requireCurrentDatabase } from '#server/db/migrate.ts';
import {
  countJobsByState,
  listDeadLetters,
  retryDeadLetters,
} from '#server/db/queries/dead-letters.ts';
import { createLog } from '#server/log.ts';

const USAGE = `Use: npm run jobs -- list            what could not be sent, and how many wait
     npm run jobs -- retry <id>      give one all its tries again
     npm run jobs -- retry --all     give all of them theirs again
`;

const print = (text: string): void => void process.stdout.write(text);
const [command, which] = process.argv.slice(2);
const isRetry = command === 'retry' && which !== undefined;
if (command !== 'list' && !isRetry) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const database = connectDatabase(
  parseConfig(process.env).databaseUrl,
  createLog('error', (line) => process.stderr.write(line)),
);
try {
  await requireCurrentDatabase(database);
  if (isRetry) {
    const retried = await retryDeadLetters(database, which === '--all' ? undefined : which);
    print(`${retried} job(s) will be tried again within five seconds\n`);
    if (retried === 0 && which !== '--all') process.exitCode = 1;
  } else {
    for (const job of await listDeadLetters(database)) {
      const at = new Date(job.finished_at ?? job.created_at).toISOString();
      print(`${job.id}  ${job.kind}  ${job.attempts} tries  ${job.last_error ?? ''}  ${at}\n`);
    }
    const counts = await countJobsByState(database);
    const line = [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
    print(`${line === '' ? 'no jobs' : line}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.destroy();
}
