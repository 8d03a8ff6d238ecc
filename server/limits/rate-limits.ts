import { failure, type Failure } from '#contracts/errors.ts';
import type { Database } from '../db/connect.ts';
import type { InTransaction } from '../db/in-transaction.ts';
import { countOneMore } from '../db/queries/rate-limits.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Rule {
  /** How many in one window; the next is refused. */
  limit: number;
  windowMs: number;
}

export type LimitedForm = 'contact' | 'action-plan';

export interface RateLimitRules {
  network: Rule;
  /** Without a solved captcha, that is without JavaScript. */
  networkUnproven: Rule;
  address: Record<LimitedForm, Rule>;
  addressUnproven: Rule;
  /** Likes and votes. */
  votes: Rule;
}

export interface PerNetworkAnHour {
  forms: number;
  votes: number;
}

export function rateLimitRules({ forms, votes }: PerNetworkAnHour): RateLimitRules {
  return {
    network: { limit: forms, windowMs: HOUR_MS },
    networkUnproven: { limit: Math.max(1, Math.floor(forms / 8)), windowMs: HOUR_MS },
    votes: { limit: votes, windowMs: HOUR_MS },
    // Five animals and one more; a stranger who enters someone's address gets no further.
    address: {
      contact: { limit: 5, windowMs: DAY_MS },
      'action-plan': { limit: 6, windowMs: DAY_MS },
    },
    addressUnproven: { limit: 2, windowMs: DAY_MS },
  };
}

export interface Counted {
  form: LimitedForm;
  isProven: boolean;
  now: number;
}

export interface RateLimits {
  countNetwork(database: Database, counted: Counted & { network: string }): Promise<Failure | void>;
  countAddress(
    transaction: InTransaction,
    counted: Counted & { address: string },
  ): Promise<Failure | void>;
  /** A browser is only a cookie, which anybody can throw away: its network is what it cannot. */
  countVote(
    transaction: InTransaction,
    counted: { network: string; now: number },
  ): Promise<Failure | void>;
}

/** Counters that all nodes share. They hold keyed hashes that change every day, no addresses. */
export function createRateLimits(rules: RateLimitRules, keyedHash: KeyedHash): RateLimits {
  const count = async (
    database: Database | InTransaction,
    { rule, subject, now }: { rule: Rule; subject: readonly string[]; now: number },
  ): Promise<Failure | void> => {
    const window = Math.floor(now / rule.windowMs);
    const endsAt = (window + 1) * rule.windowMs;
    const day = String(Math.floor(now / DAY_MS));
    const key = keyedHash('limit', day, String(window), ...subject);
    const counted = await countOneMore(database, { key, expiresAt: endsAt });
    if (counted <= rule.limit) return undefined;
    return {
      ...failure('too-many-requests'),
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1_000)),
    };
  };
  return {
    countNetwork: (database, { form, isProven, network, now }) =>
      count(database, {
        rule: isProven ? rules.network : rules.networkUnproven,
        subject: ['network', form, String(isProven), network],
        now,
      }),
    countAddress: (transaction, { form, isProven, address, now }) =>
      count(transaction, {
        rule: isProven ? rules.address[form] : rules.addressUnproven,
        subject: ['address', form, String(isProven), address],
        now,
      }),
    countVote: (transaction, { network, now }) =>
      count(transaction, { rule: rules.votes, subject: ['vote', network], now }),
  };
}
