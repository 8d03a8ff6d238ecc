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
  /** Mails that a mailbox would show beyond one for each plan; a mailbox counts by Message-ID. */
  duplicateMails: number;
  /** The number of repeated transmissions of the same mail. */
  repeatedTransmissions: number;
}

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
  const plans = smtp.received.filter(({ raw }) => raw.includes('List-Unsubscribe'));
  const byAddress = new Map<string, Set<string>>();
  for (const { to, messageId } of plans) {
    const address = to[0] ?? '';
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(messageId));
  }
  const allIds = new Set(smtp.received.map(({ messageId }) => messageId));
  return {
    lost: told.filter((promise) => !kept.has(promise)).length,
    duplicateRecords: records.length - kept.size,
    unsent: acknowledged.addresses.filter((address) => !byAddress.has(address)).length,
    duplicateMails: [...byAddress.values()].reduce((sum, ids) => sum + ids.size - 1, 0),
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
