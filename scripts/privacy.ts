import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { parseConfig } from '#server/config.ts';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { requireCurrentDatabase } from '#server/db/migrate.ts';
import {
  countRowsWith,
  deleteHeld,
  findHeldAbout,
  type HeldAbout,
  type Person,
} from '#server/db/queries/held-about.ts';
import { reportRetention } from '#server/db/queries/retention-report.ts';
import { createLog } from '#server/log.ts';
import { mailboxOf } from '#server/mail/mailbox.ts';
import { subscribersOf } from '#server/mail/subscribers.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { getSecretKeys } from '#server/secrets/secret-keys.ts';

const USAGE = `Use: npm run privacy -- export ADDRESS    everything that is held about an e-mail address
     npm run privacy -- erase ADDRESS     delete it, with a proof
     npm run privacy -- retention         what each table holds, since when, and what is late
`;

const [command, address] = process.argv.slice(2);
const isAboutPerson = command === 'export' || command === 'erase';
if (isAboutPerson ? address === undefined || !isMailAddress(address) : command !== 'retention') {
  process.stderr.write(USAGE);
  process.exit(2);
}

const config = parseConfig(process.env);
const log = createLog('error', (line) => process.stderr.write(line));
const print = (value: unknown): void =>
  void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

const database = connectDatabase(config.databaseUrl, log);
try {
  await requireCurrentDatabase(database);
  if (command === 'retention') await printRetention(database);
  else if (command === 'export') print(await exportAbout(database, address ?? ''));
  else print(await eraseAbout(database, address ?? ''));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.destroy();
}

function personBehind(typed: string): Person {
  const { secretKey, secretFile } = config.mail;
  const keyedHash = createKeyedHash(getSecretKeys(secretKey, { file: secretFile, log }));
  const mailbox = mailboxOf(typed);
  return {
    isTheirs: (other) => other !== '' && mailboxOf(other) === mailbox,
    subscribers: subscribersOf(keyedHash, typed),
  };
}

async function exportAbout(from: Database, typed: string): Promise<object> {
  const held = await findHeldAbout(from, personBehind(typed));
  return { address: typed, ...held, mailFiles: listMailFiles(typed, held) };
}

async function eraseAbout(from: Database, typed: string): Promise<object> {
  const person = personBehind(typed);
  const held = await inTransaction(from, async (transaction) => {
    const found = await findHeldAbout(transaction, person);
    await deleteHeld(transaction, found);
    return found;
  });
  const files = listMailFiles(typed, held);
  for (const file of files) rmSync(path.join(config.mail.outboxDir, file));
  const spellings = new Set([typed, ...spellingsIn(held)]);
  const left: Record<string, Record<string, number>> = {};
  for (const spelling of spellings) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each goes through the whole database
    left[spelling] = {
      ...(await countRowsWith(from, spelling)),
      mailFiles: listMailFiles(spelling, { contactMessages: [], planRequests: [] }).length,
    };
  }
  const isGone = Object.values(left).every((counts) =>
    Object.values(counts).every((count) => count === 0),
  );
  if (!isGone) process.exitCode = 1;
  return {
    erasedAt: new Date().toISOString(),
    erased: {
      contactMessages: held.contactMessages.length,
      planRequests: held.planRequests.length,
      jobs: held.jobs.length,
      mailFiles: files.length,
    },
    kept:
      held.unsubscribedAt.length > 0
        ? 'A keyed hash of the mailbox, because this person has stopped our mails and they stay stopped.'
        : 'Nothing.',
    rowsThatStillHoldTheAddress: left,
    isGone,
    elsewhere:
      config.backup === undefined
        ? 'Copies of the database that you made yourself still hold it.'
        : `Backups in BACKUP_DIR hold it for up to ${config.backup.keep} days more.`,
  };
}

function spellingsIn({ contactMessages, planRequests }: HeldAbout): string[] {
  return [...contactMessages, ...planRequests].map(({ email }) => email).filter(Boolean);
}

/** Mails that became files, where there is no mail server: any that names the address in any spelling. */
function listMailFiles(
  typed: string,
  { contactMessages, planRequests }: Pick<HeldAbout, 'contactMessages' | 'planRequests'>,
): string[] {
  const spellings = [typed, ...contactMessages.map((row) => row.email)]
    .concat(planRequests.map((row) => row.email))
    .filter(Boolean)
    .map((one) => one.toLowerCase());
  const folder = config.mail.outboxDir;
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // There is no such folder where mails are sent.
  }
  return names.filter((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8').toLowerCase();
    return spellings.some((spelling) => text.includes(spelling));
  });
}

async function printRetention(from: Database): Promise<void> {
  const { retentionDays } = config.mail;
  const report = await reportRetention(from, { now: Date.now(), retentionDays });
  const lines = report.map(({ table, rows, oldest, days, late }) =>
    [
      table.padEnd(20),
      String(rows).padStart(9),
      (oldest ?? '').padEnd(11),
      days === undefined ? 'no end' : `${days} days`,
      late > 0 ? `${late} LATE` : '',
    ]
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`table                     rows  oldest       kept\n${lines.join('\n')}\n`);
  if (report.some(({ late }) => late > 0)) process.exitCode = 1;
}
