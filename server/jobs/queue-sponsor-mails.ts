import { listToldMonths } from '#domain/sponsor/told-months.ts';
import type { Database } from '../db/connect.ts';
import { keepSetting, listSettings } from '../db/queries/settings.ts';
import type { MailConfig } from '../mail/mail-config.ts';
import { subscribersOf } from '../mail/subscribers.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { AT_ONCE, queueJob } from './queue-job.ts';

interface SponsorMailsToQueue {
  database: Database;
  keyedHash: KeyedHash;
  config: Pick<MailConfig, 'sponsors'>;
  now: number;
}

/**
 * Queues the mails of the last month that is told, once. The job knows its recipient by a mark: the
 * address stands in the settings alone. Finished jobs are deleted, so that a month was mailed is noted
 * apart from them; whoever is added later gets the next one.
 */
export async function queueSponsorMails(queueing: SponsorMailsToQueue): Promise<boolean> {
  const { database, keyedHash, config, now } = queueing;
  const month = listToldMonths(now).at(-1);
  if (config.sponsors.length === 0 || month === undefined) return false;
  const noted = `sponsor-mails:${month}`;
  if ((await listSettings(database, noted)).length > 0) return false;
  await Promise.all(
    config.sponsors.map(({ companyId, language, address }) => {
      const [subscriber] = subscribersOf(keyedHash, address);
      return queueJob(database, {
        kind: 'sponsor-mail',
        about: [companyId, month, subscriber].join(' '),
        payload: { company: companyId, language, month, subscriber },
        subscriber,
        dueAt: AT_ONCE,
        now,
      });
    }),
  );
  await keepSetting(database, { name: noted, value: month });
  return true;
}
