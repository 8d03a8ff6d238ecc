import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { messages as english } from '#content/messages/en/money-questions.ts';
import { messages as spanish } from '#content/messages/es/money-questions.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { EARNINGS_TEST } from '#domain/figures/benefit-tables.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import type { Step } from '#domain/figures/step.ts';
import { tracePaycheck, type PaycheckStep } from '#domain/paycheck/make-paycheck.ts';
import { traceOnePercent, type OnePercentStep } from '#domain/paycheck/one-more-percent.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { answerPay, type PayQuestion, type PayStep } from '#domain/retirement-pay/answer-pay.ts';
import {
  drawSavings,
  traceDraw,
  type DrawQuestion,
  type DrawStep,
} from '#domain/retirement-pay/draw-savings.ts';
import {
  tellStories,
  traceStories,
  type StoryStep,
} from '#domain/retirement-pay/market-stories.ts';
import { listMarketYears } from '#domain/retirement-pay/market-years.ts';
import {
  traceDistribution,
  type DistributionStep,
} from '#domain/retirement-pay/required-distribution.ts';
import { getDistributionRules } from '#domain/retirement-pay/tables/find-distribution-rules.ts';
import { US_MARKETS } from '#domain/retirement-pay/tables/us-markets.ts';
import { compareRoth, type RothStep } from '#domain/roth/compare-roth.ts';
import { ruleCatchUp, type CatchUpStep } from '#domain/roth/roth-catch-up.ts';
import { estimateTax, type EstimatedTaxStep } from '#domain/paycheck/estimate-tax.ts';
import { reckonSaversCredit, type SaversCreditStep } from '#domain/savers/savers-credit.ts';
import { SAVER_CONDITIONS } from '#domain/savers/savers-help.ts';
import { reckonSaversMatch, type SaversMatchStep } from '#domain/savers/savers-match.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import { traceClaim, type ClaimStep } from '#domain/social-security/compare-claims.ts';
import { holdBack, type EarningsStep } from '#domain/social-security/earnings-test.ts';
import {
  traceEstimate,
  traceShare,
  type EstimateStep,
} from '#domain/social-security/trace-estimate.ts';
import { meterVesting, type VestingStep } from '#domain/vesting/meter-vesting.ts';
import { findUnclaimedMatch, type MatchStep } from '#domain/vesting/unclaimed-match.ts';

type StepKey =
  | PaycheckStep
  | OnePercentStep
  | SaversMatchStep
  | SaversCreditStep
  | EstimatedTaxStep
  | RothStep
  | CatchUpStep
  | ClaimStep
  | EstimateStep
  | EarningsStep
  | DistributionStep
  | DrawStep
  | PayStep
  | StoryStep
  | VestingStep
  | MatchStep;

const { limits, socialSecurity } = getCalculatorYear(2026);
const RULES = getDistributionRules(2026);
const YEARS = listMarketYears(US_MARKETS);

/** A result of every kind, so that each step that there is stands among theirs. */
function listSteps(): Array<Step<StepKey>> {
  const match = getSaversHelp(2027);
  const credit = getSaversHelp(2026);
  const saver = { filer: 'single', income: 24_000, saved: [2_000] } as const;
  const paycheck = {
    payPerYear: 52_000,
    period: 'biweekly',
    filer: 'single',
    pretaxPercentage: 6,
    rothPercentage: 2,
    mostPerYear: 24_500,
  } as const;
  const roth = { pretaxPerYear: 1_000, rateNow: 12, rateLater: 10, years: 9 };
  const someone = { birthYear: 1951, age: 74, balance: 205_000 };
  const short: DrawQuestion = {
    fromAge: 67,
    birthYear: 1959,
    accounts: { outside: 0, pretax: 100_000, roth: 0 },
    needs: [60_000, 60_000],
    realRate: 0.02,
    order: 'evenly',
  };
  const long = { ...short, needs: [1_000] };
  const lifelong: PayQuestion = {
    ...short,
    spending: undefined,
    benefit: { fromAge: 67, monthly: 1_000 },
    assumptions: { returnPercentage: 5, inflationPercentage: 2, horizonAge: 92 },
    sharesPercentage: 50,
    feesPercentage: 0.5,
  };
  const past = { savings: 500_000, needs: [20_000, 20_000], sharesPercentage: 60 };
  const told = tellStories(past, YEARS);
  const couple = [
    { birthYear: 1957, insuranceAmount: 2_000 },
    { birthYear: 1964, insuranceAmount: 400 },
  ] as const;
  const pay = { pay: 48_000, retirementAge: 67, socialSecurity };
  const work = {
    who: 1,
    birthYear: 1964,
    year: 2026,
    earnings: 38_000,
    benefitsOfYear: 20_000,
  } as const;
  const cliff = { kind: 'cliff', years: 3 } as const;
  const tiers = [{ centsPerDollar: 50, upToPercentOfPay: 6 }];
  return [
    ...tracePaycheck(paycheck, getPayrollYear(2026)),
    ...traceOnePercent(paycheck, getPayrollYear(2026)),
    ...[0, 4_300].flatMap((mostPerYear) =>
      traceOnePercent({ ...paycheck, mostPerYear }, getPayrollYear(2026)),
    ),
    ...[3_120, 3_200].flatMap((mostPretaxPerYear) =>
      traceOnePercent({ ...paycheck, mostPretaxPerYear }, getPayrollYear(2026)),
    ),
    ...traceOnePercent(
      { ...paycheck, payPerYear: 12_000, pretaxPercentage: 99 },
      getPayrollYear(2026),
    ),
    ...estimateTax(24_000, 'single', getPayrollYear(2026)).steps,
    ...traceEstimate(pay, 1),
    ...traceEstimate(pay),
    traceShare({ birthYear: 1964, claimingAge: 62 }, 1_400),
    ...(match.kind === 'match' ? reckonSaversMatch(saver, match.row).steps : []),
    ...(credit.kind === 'credit'
      ? reckonSaversCredit({ ...saver, taxOwed: 700 }, credit.row).steps
      : []),
    ...compareRoth({ ...roth, returnPercentage: 5, matchPerYear: 500 }).steps,
    ...ruleCatchUp({ age: 55, wagesOfYearBefore: 160_000, offersRoth: true }, limits).steps,
    ...traceClaim(couple, [67, 67]),
    ...(holdBack(work, findRow(EARNINGS_TEST, 2026))?.steps ?? []),
    ...traceDistribution(someone, RULES),
    ...traceDistribution({ ...someone, age: 60 }, RULES),
    ...traceDraw(short, drawSavings(short, RULES), true),
    ...traceDraw(long, drawSavings(long, RULES), false),
    ...(told ? traceStories(past, 67, YEARS, told) : []),
    ...answerPay(
      { ...lifelong, benefit: { fromAge: 67, monthly: 0 }, spending: 900 },
      {
        distributions: RULES,
        markets: YEARS,
      },
    ).steps,
    ...answerPay(lifelong, { distributions: RULES, markets: YEARS }).steps,
    ...answerPay(
      { ...lifelong, accounts: { outside: 1_000, pretax: 100_000, roth: 0 } },
      { distributions: RULES, markets: YEARS },
    ).steps,
    ...meterVesting({ schedule: cliff, years: 1, employerMoney: 6_000 }).steps,
    ...meterVesting({ schedule: cliff, years: 4, employerMoney: 6_000 }).steps,
    ...meterVesting({
      schedule: { ...cliff, wholeFromAge: 65 },
      years: 1,
      age: 66,
      employerMoney: 6_000,
    }).steps,
    ...[3, 70].flatMap((ratePercent) => {
      const matched = { pay: 40_000, ratePercent, age: 40, partLeft: 0.5 };
      return findUnclaimedMatch({ match: { tiers, hasTrueUp: false }, ...matched }, limits).steps;
    }),
  ];
}

/** The sentences by the keys of their steps. */
function sentencesOf({ steps }: { steps: object }): Map<string, string> {
  const {
    title: _title,
    saverConditions: _conditions,
    ...groups
  } = steps as Record<string, object>;
  return new Map(
    Object.entries(groups).flatMap(([group, sentences]) =>
      Object.entries(sentences).map(([name, text]) => [`${group}.${name}`, String(text)] as const),
    ),
  );
}

function figuresIn(text: string): string[] {
  compile(text);
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

const STEPS = listSteps();

describe.each([
  { language: 'English', words: english },
  { language: 'Spanish', words: spanish },
])('the steps in $language', ({ words }) => {
  const sentences = sentencesOf(words);

  it('are sentences for each step that an answer has, and for no other', () => {
    expect([...sentences.keys()].toSorted()).toEqual(
      [...new Set<string>(STEPS.map(({ key }) => key))].toSorted(),
    );
  });

  it('name only figures that their steps have', () => {
    const unknown = STEPS.flatMap(({ key, figures }) =>
      figuresIn(sentences.get(key) ?? '')
        .filter((name) => !(name in figures))
        .map((name) => `${key} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('leave out no figure of a step', () => {
    const unsaid = STEPS.flatMap(({ key, figures }) => {
      const said = new Set(figuresIn(sentences.get(key) ?? ''));
      return Object.keys(figures)
        .filter((name) => !said.has(name))
        .map((name) => `${key} ${name}`);
    });
    expect(unsaid).toEqual([]);
  });

  it('say what the law asks of savers besides income', () => {
    expect(Object.keys(words.steps.saverConditions)).toEqual([...SAVER_CONDITIONS]);
  });
});
