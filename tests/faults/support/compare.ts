import type { Database } from '#server/db/connect.ts';
import type { SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import type { Acknowledged } from './load.ts';

export interface Comparison {
  /** Forms that were accepted but are not in the database. */
  lost: number;
  /** Records that were stored more than once. */
  duplicateRecords: number;
  /** Forms that were accepted but have no mail. */
  unsent: number;
  /** Mails that a mailbox would show beyond one for each form; a mailbox counts by Message-ID. */
  duplicateMails: number;
  /** The number of repeated transmissions of the same mail. */
  repeatedTransmissions: number;
}

/** What `postBoth` writes, as it stands in the mail to the operator. */
const WRITTEN_MESSAGE = /message [0-9a-f]{8}-[0-9a-f-]{27}/;

/** Compares what clients were promised with what is stored and sent. */
export async function compare(
  database: Database,
  { acknowledged, smtp }: { acknowledged: Acknowledged; smtp: SmtpDouble },
): Promise<Comparison> {
  const messages = await database.selectFrom('contact_messages').select('message').execute();
  const requests = await database.selectFrom('plan_requests').select('email').execute();
  const records = [...messages.map((row) => row.message), ...requests.map((row) => row.email)];
  const kept = new Set(records);
  const told = [...acknowledged.messages, ...acknowledged.addresses];
  const mailsOf = new Map<string, Set<string>>();
  for (const { to, raw, messageId } of smtp.received) {
    const promise = raw.includes('List-Unsubscribe') ? to[0] : WRITTEN_MESSAGE.exec(raw)?.[0];
    if (promise !== undefined)
      mailsOf.set(promise, (mailsOf.get(promise) ?? new Set()).add(messageId));
  }
  const allIds = new Set(smtp.received.map(({ messageId }) => messageId));
  return {
    lost: told.filter((promise) => !kept.has(promise)).length,
    duplicateRecords: records.length - kept.size,
    unsent: told.filter((promise) => !mailsOf.has(promise)).length,
    duplicateMails: [...mailsOf.values()].reduce((sum, ids) => sum + ids.size - 1, 0),
    repeatedTransmissions: smtp.received.length - allIds.size,
  };
}

export const NOTHING_WRONG = {
  lost: 0,
  duplicateRecords: 0,
  unsent: 0,
  duplicateMails: 0,
} as const;

/** Mails that are due and have not been sent; reminders wait for their day. */
export async function countUnsentMails(database: Database): Promise<number> {
  const rows = await database
    .selectFrom('jobs')
    .select('id')
    .where('state', 'in', ['pending', 'sending'])
    .where('due_at', '=', 0)
    .execute();
  return rows.length;
}
