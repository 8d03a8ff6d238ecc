import { planYearAt } from '#domain/time/year.ts';
import { createPlanSource } from '../desk/plan-source.ts';
import { DEV_MAILS } from '../http/dev-mails/mail-list.ts';
import type { FlagService } from '../flags/flag-service.ts';
import type { Purger } from '../purge/purger.ts';
import type { Closing } from './closing.ts';
import { openDesk, type Desk } from './desk.ts';
import { openCounts, type OpenCounts } from './open-counts.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { openFlags } from './open-flags.ts';
import { openInstruments, type Instruments } from './open-instruments.ts';
import { openPurger } from './open-purger.ts';
import { openStore, type OpenStore } from './open-store.ts';
import type { ServerParts } from './server-parts.ts';

/** What pages are made from, and what takes in what visitors send. */
interface Foundation
  extends Instruments, OpenCounts, OpenStore, Pick<OpenDatabase, 'database' | 'now'> {
  /** The result of the last probe, so the answer needs no query. */
  isDatabaseReady: () => boolean;
  /** The year whose figures texts say. */
  planYear: () => number;
  desk: Desk;
  flags: FlagService;
  /** Undefined where no cache in front has to be told. */
  purger: Purger | undefined;
}

/** Opens all that needs no page. Throws if the content or the database has errors. */
export async function openFoundation(parts: ServerParts, closing: Closing): Promise<Foundation> {
  const { config, now: ownNow = Date.now } = parts;
  const instruments = await openInstruments(parts);
  const { log, traces, nodeName } = instruments;
  closing.keep('traces', traces);
  const { onStatement } = traces;
  const opened = closing.keep('database', await openDatabase({ config, log, ownNow, onStatement }));
  const { database, now, isReady: isDatabaseReady } = opened;
  const store = await openStore({ ...parts, log, database });
  const content = closing.keep('content', store.content);
  const counts = await openCounts({ database, nodeName, log, now });
  closing.keep('lines', counts.lines);
  closing.keep('events', counts.events);
  const planYear = (): number => planYearAt(now(), config.planYear);
  const desk = await openDesk({
    config,
    database,
    content,
    likes: counts.likes,
    planYear,
    actionPlans: parts.actionPlans ?? createPlanSource(content, planYear),
    log,
    traces,
    now,
    tuning: parts.deskTuning,
    mailsPage: parts.development && DEV_MAILS,
  });
  closing.keep('desk', desk);
  const flags = closing.keep('flags', await openFlags(content, config, log));
  const purger = openPurger({ config, database, wake: desk.wake, log, now });
  closing.keep('purger', purger);
  const times = { now, planYear };
  return {
    ...instruments,
    ...store,
    ...counts,
    ...times,
    database,
    isDatabaseReady,
    desk,
    flags,
    purger,
  };
}
