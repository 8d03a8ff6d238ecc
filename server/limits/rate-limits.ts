import type { Call } from '#contracts/calls/define-call.ts';
import type { LimitTakenBy } from '#contracts/calls/limits.ts';
import { failure, type Failure } from '#contracts/errors.ts';
import type { Database } from '../db/connect.ts';
import type { InTransaction } from '../db/in-transaction.ts';
import { countOneMore, isTaken, takeOnce } from '../db/queries/rate-limits.ts';
import type { Log } from '../log.ts';
import { CONFIRM_DAYS } from '../mail/confirm-token.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Rule {
  /** The number allowed in one window; the next is refused. */
  limit: number;
  windowMs: number;
}

type LimitedForm = 'contact' | 'action-plan';

interface RateLimitRules {
  network: Rule;
  /** The limit for forms without a solved captcha, that is, without JavaScript. */
  networkUnproven: Rule;
  mailbox: Record<LimitedForm, Rule>;
  mailboxUnproven: Rule;
  /** The limit of all networks and forms together, because each form becomes a mail. */
  site: Rule;
  /** The limit of likes and votes for each network. */
  votes: Rule;
}

interface AnHour {
  formsPerNetwork: number;
  formsPerSite: number;
  votesPerNetwork: number;
}

export function rateLimitRules(anHour: AnHour): RateLimitRules {
  const { formsPerNetwork: forms, formsPerSite, votesPerNetwork: votes } = anHour;
  return {
    network: { limit: forms, windowMs: HOUR_MS },
    networkUnproven: { limit: Math.max(1, Math.floor(forms / 8)), windowMs: HOUR_MS },
    site: { limit: formsPerSite, windowMs: HOUR_MS },
    votes: { limit: votes, windowMs: HOUR_MS },
    // A person may ask for the plans of all five animals and one more; a stranger who enters
    // someone's address gets no further.
    mailbox: {
      contact: { limit: 5, windowMs: DAY_MS },
      'action-plan': { limit: 6, windowMs: DAY_MS },
    },
    mailboxUnproven: { limit: 2, windowMs: DAY_MS },
  };
}

interface Counted {
  form: LimitedForm;
  isProven: boolean;
  now: number;
}

/** A limit that is taken within a transaction; a request over it leaves nothing behind. */
type TakeLimit<Of> = (transaction: InTransaction, counted: Of) => Promise<Failure | void>;

interface DeskLimits extends Record<LimitTakenBy<'desk'>, unknown> {
  /** Votes are limited by network: a browser is known only by a cookie, which anyone can delete. */
  votesOfNetwork: TakeLimit<{ network: string; now: number }>;
  formsOfNetwork: (
    database: Database,
    counted: Counted & { network: string },
  ) => Promise<Failure | void>;
  formsOfMailbox: TakeLimit<Counted & { mailbox: string }>;
  /** It is taken last in a transaction, because all forms lock the same row. */
  formsOfSite: TakeLimit<{ now: number }>;
}

/** The limits of the desk that a call declares, for the work of that call: it can take no other. */
export type DeskLimitsOf<C extends Call> = Pick<
  DeskLimits,
  Extract<C['policy']['limits'][number], keyof DeskLimits>
>;

/** Remembers which mailboxes were asked whether they want mails again. */
export interface AskedMailboxes {
  /** Tells whether the mailbox was recently asked if it wants mails again. */
  wasAsked(transaction: InTransaction, asked: { mailbox: string; now: number }): Promise<boolean>;
  /** Returns true for the one request that may ask the mailbox now. */
  mayAsk(transaction: InTransaction, asked: { mailbox: string; now: number }): Promise<boolean>;
}

interface RateLimitTools {
  rules: RateLimitRules;
  keyedHash: KeyedHash;
  log: Log;
}

/**
 * Counters that all nodes share. They hold keyed hashes that change with time, and no addresses.
 */
export function createRateLimits({
  rules,
  keyedHash,
  log,
}: RateLimitTools): DeskLimits & AskedMailboxes {
  let toldOfSite = 0;
  const askedKeys = (mailbox: string): [string, ...string[]] =>
    keyedHash.all('limit', 'asked-to-confirm', mailbox);
  const count = async (
    database: Database | InTransaction,
    { rule, subject, now }: { rule: Rule; subject: readonly string[]; now: number },
  ): Promise<Failure | void> => {
    const window = Math.floor(now / rule.windowMs);
    const endsAt = (window + 1) * rule.windowMs;
    const day = String(Math.floor(now / DAY_MS));
    const keys = keyedHash.all('limit', day, String(window), ...subject);
    const counted = await countOneMore(database, { keys, expiresAt: endsAt });
    if (counted <= rule.limit) return undefined;
    return {
      ...failure('too-many-requests'),
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1_000)),
    };
  };
  return {
    formsOfNetwork: (database, { form, isProven, network, now }) =>
      count(database, {
        rule: isProven ? rules.network : rules.networkUnproven,
        subject: ['network', form, String(isProven), network],
        now,
      }),
    formsOfMailbox: (transaction, { form, isProven, mailbox, now }) =>
      count(transaction, {
        rule: isProven ? rules.mailbox[form] : rules.mailboxUnproven,
        subject: ['mailbox', form, String(isProven), mailbox],
        now,
      }),
    formsOfSite: async (transaction, { now }) => {
      const refused = await count(transaction, { rule: rules.site, subject: ['site'], now });
      if (!refused) return undefined;
      const window = Math.floor(now / rules.site.windowMs);
      // The refusal is logged once an hour, so that a sender who keeps trying cannot fill the log.
      if (toldOfSite !== window) log.warn('site-limit-reached', { limit: rules.site.limit });
      toldOfSite = window;
      return { ...refused, code: 'site-busy' };
    },
    wasAsked: (transaction, { mailbox, now }) =>
      isTaken(transaction, { keys: askedKeys(mailbox), now }),
    mayAsk: async (transaction, { mailbox, now }) => {
      const [key] = askedKeys(mailbox);
      return takeOnce(transaction, { key, expiresAt: now + CONFIRM_DAYS * DAY_MS, now });
    },
    votesOfNetwork: (transaction, { network, now }) =>
      count(transaction, { rule: rules.votes, subject: ['vote', network], now }),
  };
}
