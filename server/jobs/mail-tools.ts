import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import type { MailConfig } from '../mail/mail-config.ts';
import type { Mailer } from '../mail/mailer.ts';
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
