import { failure } from '#contracts/errors.ts';
import { languageCode } from '#domain/language/language.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import { databaseErrorCode } from '../db/database-error.ts';
import type { Log } from '../log.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { createReports, type Reports } from '../sponsor/create-reports.ts';
import type { SponsorDesk } from '../sponsor/sponsor-desk.ts';
import { readSponsorToken } from '../sponsor/sponsor-token.ts';
import { createFillIn } from '../views/fill-in.ts';

interface ReportSources {
  database: Database;
  content: ContentStore;
  planYear: () => number;
  now: () => number;
}

/** Makes figures with the texts of the content that is served. */
export function openReports({ database, content, planYear, now }: ReportSources): Reports {
  return createReports({
    database,
    getContent: () => content.current,
    now,
    fillInFor: (company, language) =>
      createFillIn({ planYear: planYear(), company, code: languageCode(language) }),
  });
}

interface SponsorTools {
  reports: Reports;
  keyedHash: KeyedHash;
  log: Log;
  now: () => number;
}

/** Makes what sponsors ask. */
export function openSponsorDesk({ reports, keyedHash, log, now }: SponsorTools): SponsorDesk {
  return {
    makeReport: async (wanted) => {
      try {
        return await reports.make(wanted);
      } catch (error) {
        log.warn('sponsor-figures-not-read', { reason: databaseErrorCode(error) });
        return failure('database-unavailable');
      }
    },
    readLink: (token) => readSponsorToken(token, { keyedHash, now: now() }),
  };
}
