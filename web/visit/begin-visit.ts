import { visitorFlags } from '#contracts/calls/flags.ts';
import type { ShellView } from '#contracts/views/shell.ts';
import type { Flags } from '#domain/flags/flags.ts';
import { brandOfHost } from '#domain/company/brand.ts';
import { decideVisit } from '#domain/visitor/last-visit.ts';
import { settleMoment } from '#domain/time/moment.ts';
import { readItem, writeItem } from '../device/device-storage.ts';
import { callServer } from '../state/call-server.ts';
import type { Store } from '../state/store.ts';
import { visitNoted, type UserState } from '../state/user-slice.ts';

type VisitedShell = Pick<ShellView, 'flags' | 'company'>;

export interface Visit {
  /**
   * The flags for this visitor. They are asked for once per page load and hold until the next, so
   * that nothing changes in between.
   */
  flags: Flags;
  /** True when this visit of the tab is another one than the last. */
  isRevisit: boolean;
}

/**
 * Decides once per page load what kind of visit this is. The specification lets the date of the
 * last visit move only when a new visit begins, and leaves open whose it is: it is kept per
 * company. A return visitor stays one.
 */
export async function beginVisit(store: Store, shell: VisitedShell): Promise<Visit> {
  const { companyId } = shell.company;
  const now = Date.now();
  settleUser(store, now);
  const flags = await findFlags(store, shell);
  const key = `sendero:last-visit:${companyId}`;
  // The page that began it may be one without the slide, and each page is a document.
  const revisitKey = `sendero:revisit:${companyId}`;
  const { isRevisit, lastVisit } = decideVisit({
    stored: readItem('localStorage', key) ?? undefined,
    threshold: flags.userRevisitThreshold,
    now,
  });
  if (isRevisit) store.dispatch(visitNoted({ isReturnVisit: true }));
  // Without a stored date every document would begin another visit, so none counts as a return.
  const isKept = writeItem('localStorage', key, lastVisit);
  if (isRevisit && isKept) writeItem('sessionStorage', revisitKey, 'yes');
  return { flags, isRevisit: readItem('sessionStorage', revisitKey) !== null };
}

/**
 * Keeps the brand of the site, and settles dates from the future, which a clock that was moved back
 * leaves: such a date becomes now, so that what waits for it waits its full time once more.
 */
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

/** The flags in the page are those of an unknown visitor; for a known one the server is asked. */
async function findFlags(store: Store, { flags, company }: VisitedShell): Promise<Flags> {
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
  const result = await callServer(store, visitorFlags, { key: 'flags', body });
  return result.ok ? result.answer : flags;
}

function isNobody({ uid, segment, animal, isReturnVisit }: UserState): boolean {
  return uid === undefined && segment === 'default' && animal === undefined && !isReturnVisit;
}
