import { visitorFlags } from '#contracts/calls/flags.ts';
import type { ShellView } from '#contracts/views/shell.ts';
import type { Flags } from '#domain/flags/flags.ts';
import { brandOfHost } from '#domain/visit/brand.ts';
import { decideVisit } from '#domain/visit/last-visit.ts';
import { settleMoment } from '#domain/visit/moment.ts';
import { readItem, writeItem } from '../device/device-storage.ts';
import { callServer } from '../state/call-server.ts';
import type { Store } from '../state/store.ts';
import { visitNoted, type UserState } from '../state/user-slice.ts';

export interface Visit {
  /** For this visitor, and the same until the next page is loaded: nothing flips in between. */
  flags: Flags;
  /** This page was opened on another visit than the last one. */
  isRevisit: boolean;
}

/** What kind of visit this is: decided once, when the page is awake. */
export async function beginVisit(store: Store, shell: ShellView): Promise<Visit> {
  const { companyId } = shell.company;
  const now = Date.now();
  settleUser(store, now);
  const flags = await findFlags(store, shell);
  const key = `sendero:last-visit:${companyId}`;
  const { isRevisit, lastVisit } = decideVisit({
    stored: readItem('localStorage', key) ?? undefined,
    threshold: flags.userRevisitThreshold,
    now,
  });
  if (isRevisit) store.dispatch(visitNoted({ isReturnVisit: true }));
  // Where its date is not kept, every document would begin another visit.
  const isKept = writeItem('localStorage', key, lastVisit);
  return { flags, isRevisit: isRevisit && isKept };
}

/** The brand one came to; and dates from a clock that has been moved back since. */
function settleUser(store: Store, now: number): void {
  const { user } = store.getState();
  store.dispatch(
    visitNoted({
      domain: { domainName: brandOfHost(location.host) },
      lastQuizModalViewDate: settleMoment(user.lastQuizModalViewDate, now),
      lastSentimentModalViewDate: settleMoment(user.lastSentimentModalViewDate, now),
      lastSentimentPollAnsweredDate: settleMoment(user.lastSentimentPollAnsweredDate, now),
    }),
  );
}

/** The page's own flags are those of somebody nobody knows; for anybody else the server is asked. */
async function findFlags(store: Store, { flags, company }: ShellView): Promise<Flags> {
  const { user } = store.getState();
  if (isNobody(user)) return flags;
  const body = {
    company: company.companyId,
    ...(user.uid !== undefined && { uid: user.uid }),
    customDomain: brandOfHost(location.host),
    segment: user.segment,
    ...(user.animal !== undefined && { animal: user.animal }),
    isReturnVisit: user.isReturnVisit,
  };
  const result = await callServer(store.dispatch, visitorFlags, { key: 'flags', body });
  return result.ok ? result.answer : flags;
}

function isNobody({ uid, segment, animal, isReturnVisit }: UserState): boolean {
  return uid === undefined && segment === 'default' && animal === undefined && !isReturnVisit;
}
