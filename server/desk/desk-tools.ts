import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import type { Captcha } from './captcha.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import type { Log } from '../log.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/** The tools needed to accept a form. */
export interface DeskTools {
  database: Database;
  content: ContentStore;
  actionPlans: ActionPlanSource;
  captcha: Captcha;
  keyedHash: KeyedHash;
  log: Log;
  now: () => number;
  /** Wakes the worker because a job was queued. */
  wake: () => void;
}
