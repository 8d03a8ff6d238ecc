import { randomUUIDv7 } from 'node:crypto';
import { languageFromQuery } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { operatorName } from '#server/audit/operator-name.ts';
import { parseConfig } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { commandLine } from '#server/commands/command-line.ts';
import { openForCommand } from '#server/commands/open-for-command.ts';
import {
  findStudioPerson,
  keepStudioPerson,
  keepStudioRole,
  listPeopleOf,
  type StudioPerson,
} from '#server/db/studio/people.ts';
import { createLog } from '#server/log.ts';
import { ALL_COMPANIES, isRole, ROLES } from './access/roles.ts';
import { AuditTable } from '#server/audit/audit-table.ts';
import { openPasskeys } from './hosted/passkeys/open-passkeys.ts';
import type { PasskeyParts } from './hosted/passkeys/passkeys.ts';
import { Sessions } from './hosted/sessions.ts';
import { readSettings } from './settings.ts';

const call = commandLine('studio:people', '');
const USAGE = `Use: ${call}list [COMPANY]
     ${call}give ADDRESS "NAME" ROLE [COMPANY]   (a role: ${ROLES.join(', ')})
     ${call}sign-out ADDRESS
     ${call}invite ADDRESS [${LANGUAGE_CODES.join('|')}]   (mails a link for a passkey)
     ${call}end-passkeys ADDRESS
Without a company it is about what all companies share, and with it about every company.
`;
/** What the log calls whoever has the operator’s hands. */
const OPERATOR = operatorName();

/** `npm run studio:people` lets the first person into a hosted studio; from then on owners do it in the browser. */
const [command = '', ...rest] = process.argv.slice(2);
const log = createLog('error', (line) => process.stderr.write(line));
try {
  const said = await openForCommand(parseConfig(process.env).databaseUrl, run);
  process.stdout.write(said ?? '');
  if (said === undefined) throw new Error(USAGE);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(on: Database): Promise<string | undefined> {
  const audit = new AuditTable(on, Date.now);
  const [address = '', name = '', role = '', company = ALL_COMPANIES] = rest;
  const email = address.toLowerCase();
  if (command === 'list') {
    const people = await listPeopleOf(on, address === '' ? ALL_COMPANIES : address);
    return people.map((one) => `${one.role.padEnd(10)} ${one.email}  ${one.name}\n`).join('');
  }
  if (command === 'give' && isMailAddress(email) && name !== '' && isRole(role)) {
    await inTransaction(on, async (transaction) => {
      const fresh = { id: randomUUIDv7(), email, name, now: Date.now() };
      const { id } = await keepStudioPerson(transaction, fresh);
      await keepStudioRole(transaction, { personId: id, companyId: company, role });
      const entry = `person/${id}/${company}/${role}`;
      await audit.addIn(transaction, { who: OPERATOR, deed: 'role-given', entry });
    });
    return `${email} is ${role} of ${company}.\n`;
  }
  if (!['sign-out', 'invite', 'end-passkeys'].includes(command)) return undefined;
  const person = await findStudioPerson(on, { email });
  if (!person) throw new Error(`${email}: nobody here has this address.`);
  if (command !== 'sign-out') return changePasskeys(person, { database: on, audit, now: Date.now });
  await new Sessions(on, audit, Date.now).end(person.id, { who: OPERATOR });
  return `${email} is signed out everywhere.\n`;
}

async function changePasskeys(
  { id, email }: StudioPerson,
  parts: Pick<PasskeyParts, 'database' | 'audit' | 'now'>,
): Promise<string> {
  const { hosted: settings } = readSettings(process.env);
  if (settings?.hasPasskeys !== true)
    throw new Error(
      'This door is shut. Give this command STUDIO_ORIGIN and STUDIO_PASSKEYS=1, too.',
    );
  const passkeys = await openPasskeys({ settings, log, ...parts });
  if (command === 'end-passkeys') {
    await passkeys.end(id, { who: OPERATOR });
    return `${email} has no passkey any more.\n`;
  }
  const language = languageFromQuery(rest[1]);
  await passkeys.invite(id, { who: OPERATOR, company: ALL_COMPANIES, language });
  return `${email} is invited: the server mails the link.\n`;
}
