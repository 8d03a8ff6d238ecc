import type { ErrorCode } from '../errors.ts';

interface Limit {
  /** How the OpenAPI document describes this limit. */
  summary: string;
  /**
   * The door of a call counts before any work is done. The desk counts where only it knows what to
   * count: a vote that changes something, the mailbox of a form, or a form that a page without
   * JavaScript sends past every call.
   */
  takenBy: 'door' | 'desk';
  errors: readonly ErrorCode[];
}

/** The limits that calls count against; how much each allows is a setting of the server. */
export const LIMITS = {
  eventsOfNetwork: {
    summary: 'events of a network in an hour',
    takenBy: 'door',
    errors: ['too-many-requests'],
  },
  reportsOfNode: {
    summary: 'reports read in a minute; what is more is only counted',
    takenBy: 'door',
    errors: [],
  },
  votesOfNetwork: {
    summary: 'likes and votes of a network in an hour',
    takenBy: 'desk',
    errors: ['too-many-requests'],
  },
  formsOfNetwork: {
    summary: 'forms of a network in an hour',
    takenBy: 'desk',
    errors: ['too-many-requests'],
  },
  formsOfMailbox: {
    summary: 'forms of a mailbox in a day',
    takenBy: 'desk',
    errors: ['too-many-requests'],
  },
  formsOfSite: { summary: 'forms of the site in an hour', takenBy: 'desk', errors: ['site-busy'] },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** The names of the limits that the door takes, or the desk. */
export type LimitTakenBy<Taker extends Limit['takenBy']> = {
  [Name in LimitName]: (typeof LIMITS)[Name]['takenBy'] extends Taker ? Name : never;
}[LimitName];
