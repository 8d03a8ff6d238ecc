import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import type { MatchTier } from '#domain/plan/plan.ts';
import { findUnclaimedMatch, type UnclaimedMatch } from '#domain/vesting/unclaimed-match.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';

export interface MatchGround {
  limits: ContributionLimits;
  /** The year that the limits are of. */
  limitsYear: number;
  /** The plan’s own rule, where it is known: its tiers, and the two numbers that a form asks for. */
  match:
    { tiers: readonly MatchTier[]; centsPerDollar: number; upToPercentOfPay: number } | undefined;
  hasTrueUp: boolean;
}

/** The most that a form takes of what an employer adds for a dollar. */
export const MOST_CENTS = 400;

const FIELDS = {
  pay: { kind: 'dollars', min: 1, max: 10_000_000 },
  rate: { kind: 'percent', min: 0, max: 100 },
  cents: { kind: 'cents', min: 0, max: MOST_CENTS },
  upTo: { kind: 'percent', min: 0, max: 100 },
  monthsLeft: { kind: 'months', min: 0, max: 12 },
  trueUp: { kind: 'choice', options: ['yes', 'no'], isAssumption: true },
  age: { kind: 'age', min: 16, max: 99, isOptional: true, isAssumption: true },
} as const satisfies Fields;

export const MATCH_QUESTION: Question<typeof FIELDS, MatchGround> = {
  fields: () => FIELDS,
  example: ({ match, hasTrueUp }) => ({
    pay: 48_000,
    rate: 3,
    cents: match?.centsPerDollar ?? 50,
    upTo: match?.upToPercentOfPay ?? 6,
    monthsLeft: 6,
    trueUp: hasTrueUp ? 'yes' : 'no',
    age: undefined,
  }),
  maySay: ({ match }) => ({
    heading: ['match.unclaimed', 'match.claimsAll', 'match.none'],
    sentences: ['match.stillWithTrueUp', 'match.still', 'match.yearOver'],
    rows: ['match.claimedRow', 'match.wholeRow', 'match.unclaimedRow', 'match.stillRow'],
    steps: [
      ...(match?.tiers ?? [undefined]).map(() => 'match.tier'),
      'match.wholeRate',
      'match.claimed',
      'match.unclaimed',
      'match.stillToClaim',
    ],
    assumed: ['match.ofPlan', 'match.limit', 'match.samePay'],
  }),
  columns: () => ['amount'],
  answer: answerMatch,
};

function answerMatch(values: Values<typeof FIELDS>, ground: MatchGround): Answer {
  const match = findMatch(values, ground);
  const { claimed, whole, unclaimed, stillToClaim } = match;
  return {
    heading: [sayMatch(match)],
    sentences: unclaimed > 0 ? [sayStill(values, match)] : [],
    rows: [
      step('match.claimedRow', { amount: dollars(claimed) }),
      step('match.wholeRow', { amount: dollars(whole) }),
      step('match.unclaimedRow', { amount: dollars(unclaimed) }),
      step('match.stillRow', { amount: dollars(stillToClaim) }),
    ],
    steps: match.steps.map(({ key, figures }) => step(key, toWholeCents(figures))),
    assumed: [
      ...(isOfPlan(values, ground) ? [step('match.ofPlan', {})] : []),
      step('match.limit', {
        limit: dollars(ground.limits.electiveDeferral),
        year: number(ground.limitsYear),
      }),
      step('match.samePay', {}),
    ],
  };
}

/** Whether the two numbers are still those of the plan, whose tiers then count as they are. */
function isOfPlan({ cents, upTo }: Values<typeof FIELDS>, { match }: MatchGround): boolean {
  return match?.centsPerDollar === cents && match.upToPercentOfPay === upTo;
}

function findMatch(values: Values<typeof FIELDS>, ground: MatchGround): UnclaimedMatch {
  const { pay, rate, cents, upTo, monthsLeft, trueUp, age = 0 } = values;
  const tiers =
    ground.match && isOfPlan(values, ground)
      ? ground.match.tiers
      : [{ centsPerDollar: cents, upToPercentOfPay: upTo }];
  const found = findUnclaimedMatch(
    {
      match: { tiers, hasTrueUp: trueUp === 'yes' },
      pay,
      ratePercent: rate,
      age,
      partLeft: monthsLeft / 12,
    },
    ground.limits,
  );
  const claimed = toCents(found.claimed);
  const whole = toCents(found.whole);
  return {
    ...found,
    claimed: fromCents(claimed),
    whole: fromCents(whole),
    unclaimed: fromCents(whole - claimed),
    stillToClaim: fromCents(toCents(found.stillToClaim)),
  };
}

function sayMatch({ unclaimed, whole }: UnclaimedMatch): Step {
  if (whole === 0) return step('match.none', {});
  return unclaimed > 0
    ? step('match.unclaimed', { unclaimed: dollars(unclaimed) })
    : step('match.claimsAll', { whole: dollars(whole) });
}

function sayStill({ trueUp }: Values<typeof FIELDS>, match: UnclaimedMatch): Step {
  if (match.stillToClaim === 0) return step('match.yearOver', {});
  return step(trueUp === 'yes' ? 'match.stillWithTrueUp' : 'match.still', {
    still: dollars(match.stillToClaim),
    rate: percent(match.wholeRatePercent),
  });
}

/** A match is a share of a share of pay: what is below a cent is left out of its steps. */
function toWholeCents(figures: Step['figures']): Step['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      { ...figure, value: fromCents(toCents(figure.value)) },
    ]),
  );
}

function step(key: string, figures: Step['figures']): Step {
  return { key, figures };
}
