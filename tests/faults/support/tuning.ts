import type { JobTimes } from '#server/jobs/job-times.ts';
import { USUAL_TIMES } from '#server/jobs/job-times.ts';
import type { DeskTuning } from '#server/assemble/desk.ts';
import { EASY } from '#tests/support/mail/solve.ts';

/**
 * The times in their usual order (mail server, then lease), but far shorter, because a fault test
 * has only minutes.
 */
const FAST_TIMES: JobTimes = {
  ...USUAL_TIMES,
  leaseMs: 6_000,
  firstBackoffMs: 100,
  longestBackoffMs: 500,
  // A fault may last longer than eight of these short waits.
  tries: 1_000,
  pollMs: 100,
};

export const FAULT_TUNING: DeskTuning = {
  difficulty: EASY,
  times: FAST_TIMES,
  smtpTimeoutMs: 3_000,
};

export const FAULT_ENVIRONMENT: Readonly<Record<string, string>> = {
  SECRET_KEY: 'a secret for fault tests, long enough to be one',
  FORMS_PER_NETWORK: '1000000',
  MAIL_FROM: 'plan@retire.example.com',
  CONTACT_TO: 'operator@example.org',
};

/** A test whose database is away for longer than the short lease names another one. */
export function withLease(tuning: DeskTuning, leaseMs: string | undefined): DeskTuning {
  if (leaseMs === undefined) return tuning;
  return { ...tuning, times: { ...FAST_TIMES, leaseMs: Number(leaseMs) } };
}
