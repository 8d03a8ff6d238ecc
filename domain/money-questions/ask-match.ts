import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import type { PayrollTaxes } from '#domain/paycheck/payroll-year.ts';
import type { MatchTier } from '#domain/plan/plan.ts';
import {
  findUnclaimedMatch,
  roundUp,
  type UnclaimedMatch,
} from '#domain/vesting/unclaimed-match.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';
import { sayCatchUp, type CatchUpGround } from './say-catch-up.ts';

export interface MatchGround extends CatchUpGround {
  /** The year that the limits are of. */
  limitsYear: number;
  /** The plan’s own rule, where it is known: its tiers, and the two numbers that a form asks for. */
  match:
    { tiers: readonly MatchTier[]; centsPerDollar: number; upToPercentOfPay: number } | undefined;
  /** Whether the year counts and not each paycheck: by a true-up, or by a match that is paid once a year. */
  hasTrueUp: boolean;
  isOnceAYear: boolean;
  /** The employer decides about it anew, and has done so for this year. */
  decidedForYear: number | undefined;
  /** The most that the plan lets people save, in percent of pay, where that is known. */
  ownLimitPercent?: number | undefined;
  payrollTaxes: Pick<PayrollTaxes, 'socialSecurityPercentage' | 'medicarePercentage'>;
}

/** The most that a form takes of what an employer adds for a dollar. */
export const MOST_CENTS = 400;

/** Who is to save more than this percent of a paycheck may find that the taxes leave less of it. */
const NEARLY_ALL = 90;

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
  fields: ({ limits }) => {
    const { age: _age, ...others } = FIELDS;
    // Nobody's age changes the limit of a plan without a catch-up.
    return (limits.catchUp === 0 ? others : FIELDS) as typeof FIELDS;
  },
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
    sentences: [
      'match.early',
      'match.stillWithTrueUp',
      'match.stillAsPayAllows',
      'match.stillAsPlanAllows',
      'match.still',
      'match.taxesFirst',
      'match.yearOver',
      'match.decided',
      'catchUp.lost',
    ],
    rows: ['match.claimedRow', 'match.wholeRow', 'match.unclaimedRow', 'match.stillRow'],
    steps: [
      ...(match?.tiers ?? [undefined]).map(() => 'match.tier'),
      'match.wholeRate',
      'match.early',
      'match.claimed',
      'match.unclaimed',
      'match.stillToClaim',
    ],
    assumed: [
      'match.ofPlan',
      'match.onceAYear',
      'match.limit',
      'match.limitByAge',
      'match.limitOfAge',
      'paycheck.planLimit',
      'match.samePay',
    ],
  }),
  columns: () => ['amount'],
  answer: answerMatch,
};

function answerMatch(values: Values<typeof FIELDS>, ground: MatchGround): Answer {
  const match = findMatch(values, ground);
  const { claimed, whole, unclaimed, early, stillToClaim } = match;
  const { isOnceAYear, decidedForYear, ownLimitPercent } = ground;
  const isPlans = isOfPlan(values, ground);
  return {
    heading: [sayMatch(match)],
    sentences: [
      ...(early ? [sayEarly(early)] : []),
      ...(unclaimed > 0 ? sayStill(values, match, ground) : []),
      ...(isPlans && decidedForYear !== undefined
        ? [step('match.decided', { year: number(decidedForYear) })]
        : []),
      ...(ground.hasRoth ? [] : sayCatchUp(values, ground)),
    ],
    rows: [
      step('match.claimedRow', { amount: dollars(claimed) }),
      step('match.wholeRow', { amount: dollars(whole) }),
      step('match.unclaimedRow', { amount: dollars(unclaimed) }),
      step('match.stillRow', { amount: dollars(stillToClaim) }),
    ],
    steps: match.steps,
    assumed: [
      ...(isPlans ? [step('match.ofPlan', {})] : []),
      ...(isPlans && isOnceAYear && values.trueUp === 'yes' ? [step('match.onceAYear', {})] : []),
      sayLimit(values, ground),
      ...(ownLimitPercent === undefined
        ? []
        : [step('paycheck.planLimit', { limit: percent(ownLimitPercent) })]),
      step('match.samePay', {}),
    ],
  };
}

function sayLimit(values: Values<typeof FIELDS>, ground: MatchGround): Step {
  const { age, pay } = values;
  const limit = dollars(deferralLimit(ground.limits, age ?? 0, pay));
  const year = number(ground.limitsYear);
  if (age !== undefined) return step('match.limitOfAge', { age: number(age), limit, year });
  return step(ground.limits.catchUp === 0 ? 'match.limit' : 'match.limitByAge', { limit, year });
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
  return findUnclaimedMatch(
    {
      match: { tiers, hasTrueUp: trueUp === 'yes' },
      pay,
      ratePercent: rate,
      ownLimitPercent: ground.ownLimitPercent,
      age,
      partLeft: monthsLeft / 12,
    },
    ground.limits,
  );
}

function sayMatch({ unclaimed, whole }: UnclaimedMatch): Step {
  if (whole === 0) return step('match.none', {});
  return unclaimed > 0
    ? step('match.unclaimed', { unclaimed: dollars(unclaimed) })
    : step('match.claimsAll', { whole: dollars(whole) });
}

function sayEarly({
  ratePercent,
  limit,
  month,
  evenRatePercent,
}: NonNullable<UnclaimedMatch['early']>): Step {
  return step('match.early', {
    rate: percent(ratePercent),
    limit: dollars(limit),
    month: number(month),
    even: percent(evenRatePercent),
  });
}

function sayStill(
  values: Values<typeof FIELDS>,
  match: UnclaimedMatch,
  { payrollTaxes, ownLimitPercent }: MatchGround,
): Step[] {
  const { stillToClaim, rateToComePercent } = match;
  if (stillToClaim === 0) return [step('match.yearOver', {})];
  const { socialSecurityPercentage, medicarePercentage } = payrollTaxes;
  const taxes = Math.round(100 * (socialSecurityPercentage + medicarePercentage)) / 100;
  return [
    sayHow(values, match, ownLimitPercent),
    ...(rateToComePercent > NEARLY_ALL
      ? [step('match.taxesFirst', { taxes: percent(taxes) })]
      : []),
  ];
}

/** What has to be saved of the pay to come for what can still be had. */
function sayHow(
  { pay, trueUp, monthsLeft }: Values<typeof FIELDS>,
  { stillToClaim, unclaimed, rateToComePercent }: UnclaimedMatch,
  ownLimitPercent = 100,
): Step {
  const still = dollars(stillToClaim);
  const rate = percent(Math.min(ownLimitPercent, roundUp(rateToComePercent, 10)));
  if (trueUp === 'no') return step('match.still', { still, rate });
  if (stillToClaim === unclaimed) return step('match.stillWithTrueUp', { still, rate });
  if (ownLimitPercent < 100) return step('match.stillAsPlanAllows', { still, rate });
  const toCome = dollars(fromCents(toCents((pay * monthsLeft) / 12)));
  return step('match.stillAsPayAllows', { still, toCome });
}

function step(key: string, figures: Step['figures']): Step {
  return { key, figures };
}
