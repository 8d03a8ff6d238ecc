import { logOperator } from '#server/audit/log-operator.ts';
import { parseConfig } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { commandLine } from '#server/commands/command-line.ts';
import { openForCommand } from '#server/commands/open-for-command.ts';
import {
  countJobsByState,
  listDeadLetters,
  retryDeadLetters,
} from '#server/db/queries/dead-letters.ts';

const call = commandLine('jobs', '');
const USAGE = `Use: ${call}list            what could not be sent, and how many wait
     ${call}retry <id>      give one all its tries again
     ${call}retry --all     give all of them theirs again
`;

const print = (text: string): void => void process.stdout.write(text);
const [command, which] = process.argv.slice(2);
const isRetry = command === 'retry' && which !== undefined;
if (command !== 'list' && !isRetry) {
  process.stderr.write(USAGE);
  process.exit(2);
}

async function work(database: Database): Promise<void> {
  if (isRetry) {
    const retried = await retryDeadLetters(database, which === '--all' ? undefined : which);
    if (retried > 0)
      await logOperator(database, {
        deed: 'jobs-retried',
        entry: which === '--all' ? `jobs/${retried}` : `job/${which}`,
      });
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
}

try {
  await openForCommand(parseConfig(process.env).databaseUrl, work);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
