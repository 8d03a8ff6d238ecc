import type { ErrorCode } from '../errors.ts';

interface Limit {
  /** For the description of the calls that count against it. */
  summary: string;
  errors: readonly ErrorCode[];
}

/** What calls count against; the figures are settings of the server. */
export const LIMITS = {
  votes: { summary: 'likes and votes of a network in an hour', errors: ['too-many-requests'] },
  forms: {
    summary: 'forms of a network in an hour, of a mailbox in a day, of the site in an hour',
    errors: ['too-many-requests', 'site-busy'],
  },
  events: { summary: 'events of a network in an hour', errors: ['too-many-requests'] },
  reports: { summary: 'reports read in a minute; what is more is only counted', errors: [] },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;
