import type { ErrorCode } from '../errors.ts';

interface Limit {
  /** How the OpenAPI document describes this limit. */
  summary: string;
  errors: readonly ErrorCode[];
}

/** The limits that calls count against; how much each allows is a setting of the server. */
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
