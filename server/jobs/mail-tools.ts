import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import type { MailConfig } from '../mail/mail-config.ts';
import { messageIdOf } from '../mail/message-id.ts';
import type { Mailer, OutgoingMail } from '../mail/mailer.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/** The tools of the handlers that send mails. */
export interface MailTools {
  database: Database;
  content: ContentStore;
  actionPlans: ActionPlanSource;
  mailer: Mailer;
  keyedHash: KeyedHash;
  config: MailConfig;
  now: () => number;
}

/** A mail comes from the company, and is the same mail at every try of its job. */
export function headOf(
  jobId: string,
  company: { name: string },
  { from }: Pick<MailConfig, 'from'>,
): Pick<OutgoingMail, 'messageId' | 'from'> {
  return { messageId: messageIdOf(jobId, from), from: { name: company.name, address: from } };
}
