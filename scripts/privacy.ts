import { parseArgs } from 'node:util';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { AuditRow } from '#server/audit/chain.ts';
import { logOperator } from '#server/audit/log-operator.ts';
import { parseConfig } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { commandLine } from '#server/commands/command-line.ts';
import { openForCommand } from '#server/commands/open-for-command.ts';
import { openServerKeys } from '#server/commands/server-keys.ts';
import {
  changeTypedTexts,
  countRowsWith,
  deleteHeld,
  findHeldAbout,
  type HeldAbout,
  type Person,
} from '#server/db/queries/held-about.ts';
import { reportRetention } from '#server/db/queries/retention-report.ts';
import { createLog } from '#server/log.ts';
import { blankOut, ERASED, isNamedIn, type SoughtMailbox } from '#server/mail/address-in-text.ts';
import { mailboxOf } from '#server/mail/mailbox.ts';
import { blankOutMails, listMailsAbout, removeMails } from '#server/mail/mails-about.ts';
import { subscribersOf } from '#server/mail/subscribers.ts';

const call = commandLine('privacy', '');
const USAGE = `Use: ${call}export ADDRESS              everything that is held about an e-mail address
     ${call}erase ADDRESS               delete it, with a proof
     ${call}erase ADDRESS --in-texts    the same, and take the address out of what other people wrote
     ${call}retention                   what each table holds, since when, and what is late
`;

const { command, address, isInTexts } = readArgs();
const config = parseConfig(process.env);
const log = createLog('error', (line) => process.stderr.write(line));
const print = (value: unknown): void =>
  void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

try {
  await openForCommand(config.databaseUrl, async (database) => {
    if (command === 'retention') await printRetention(database);
    else if (command === 'export') print(await exportAbout(database, address));
    else print(await eraseAbout(database, address));
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function readArgs(): { command: string; address: string; isInTexts: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { 'in-texts': { type: 'boolean' } },
  });
  const [asked = '', typed = '', ...more] = positionals;
  const isAboutPerson = (asked === 'export' || asked === 'erase') && isMailAddress(typed);
  const isKnown = Object.keys(values).every((name) => name === 'in-texts' && asked === 'erase');
  if (!isKnown || more.length > 0 || !(isAboutPerson || (asked === 'retention' && typed === ''))) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  return { command: asked, address: typed, isInTexts: values['in-texts'] === true };
}

async function personBehind(from: Database, typed: string): Promise<Person & SoughtMailbox> {
  const keyedHash = await openServerKeys(from, config.mail, { log });
  const mailbox = mailboxOf(typed);
  return {
    typed,
    isTheirs: (other) => other !== '' && mailboxOf(other) === mailbox,
    subscribers: subscribersOf(keyedHash, typed),
  };
}

async function exportAbout(from: Database, typed: string): Promise<object> {
  const person = await personBehind(from, typed);
  const held = await findHeldAbout(from, person);
  const mails = listMailsAbout(config.mail.outboxDir, person);
  const row = await logOperator(from, { deed: 'person-exported' });
  return {
    address: typed,
    ...held,
    mailFiles: mails.theirs,
    mailFilesOfOthersThatNameThem: mails.naming,
    log: sayRow(row),
  };
}

async function eraseAbout(from: Database, typed: string): Promise<object> {
  const person = await personBehind(from, typed);
  const { held, blanked, row } = await inTransaction(from, async (transaction) => {
    const found = await findHeldAbout(transaction, person);
    await deleteHeld(transaction, found);
    const change = (text: string): string => blankOut(text, person);
    return {
      held: found,
      blanked: isInTexts ? await changeTypedTexts(transaction, change) : 0,
      row: await logOperator(transaction, { deed: 'person-erased' }),
    };
  });
  const folder = config.mail.outboxDir;
  const mails = listMailsAbout(folder, person);
  removeMails(folder, mails.theirs);
  if (isInTexts) blankOutMails(folder, mails.naming, person);
  const left = await searchFor(from, person, new Set([typed, ...spellingsIn(held)]));
  const naming = listMailsAbout(folder, person).naming;
  const isGone =
    naming.length === 0 &&
    Object.values(left).every((counts) => Object.values(counts).every((count) => count === 0));
  if (!isGone) process.exitCode = 1;
  return {
    erasedAt: new Date().toISOString(),
    erased: {
      contactMessages: held.contactMessages.length,
      planRequests: held.planRequests.length,
      jobs: held.jobs.length,
      mailFiles: mails.theirs.length,
    },
    ...(isInTexts && { takenOutOf: { contactMessages: blanked, mailFiles: mails.naming.length } }),
    kept:
      held.unsubscribedAt.length > 0
        ? 'A keyed hash of the mailbox, because this person has stopped our mails and they stay stopped.'
        : 'Nothing.',
    rowsThatStillHoldTheAddress: left,
    mailFilesOfOthersThatNameThem: naming,
    isGone,
    ...(!isGone && { next: sayNext(typed) }),
    log: sayRow(row),
    elsewhere:
      config.backup === undefined
        ? 'Copies of the database that you made yourself still hold it.'
        : `Backups in BACKUP_DIR hold it for up to ${config.backup.keep} days more.`,
  };
}

async function searchFor(
  from: Database,
  person: SoughtMailbox,
  spellings: ReadonlySet<string>,
): Promise<Record<string, Record<string, number>>> {
  const left: Record<string, Record<string, number>> = {};
  for (const spelling of spellings)
    // oxlint-disable-next-line eslint/no-await-in-loop -- each goes through the whole database
    left[spelling] = await countRowsWith(from, spelling, (text) => isNamedIn(text, person));
  return left;
}

function sayNext(typed: string): string {
  if (isInTexts)
    return 'Other tables name the address, and no command takes it out of them: in studio_people it is an author, whom an owner of the studio signs out; anything else is for whoever wrote it there.';
  return (
    `Other people have written the address into contact messages or mails, which were left as they are. “${commandLine('privacy', 'erase', typed, '--in-texts')}” ` +
    `leaves those to their writers with ${ERASED} in its place. Rows of any other table are named above.`
  );
}

/** The row of the audit log, which says that it was done and by whom, and not about whom. */
function sayRow({ number, hash }: AuditRow): object {
  return { row: number, hash };
}

function spellingsIn({ contactMessages, planRequests }: HeldAbout): string[] {
  return [...contactMessages, ...planRequests].map(({ email }) => email).filter(Boolean);
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
