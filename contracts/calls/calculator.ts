import { INPUT_BOUNDS, type CalculatorInputs } from '#domain/calculator/inputs.ts';
import * as z from 'zod/mini';
import { companyIdSchema } from '../company-id.ts';
import { defineCall, type AnswerOf, type Policy } from './define-call.ts';

type InputName = keyof CalculatorInputs;

const WHOLE_NUMBERS: ReadonlySet<InputName> = new Set([
  'currentAge',
  'retirementAge',
  'autoIncreasePercentage',
]);

/**
 * Digits only: `Number` alone turns `1e309` into infinity and `0x14` into 20. JSON has its own way
 * to write a number, so `2.5e1` is allowed in a body.
 */
const DECIMAL_DIGITS = /^\d{1,9}(?:\.\d{1,4})?$/;

function withinBounds(name: InputName) {
  const { min, max } = INPUT_BOUNDS[name];
  const inBounds = z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((value) => !Object.is(value, -0)),
  );
  return WHOLE_NUMBERS.has(name) ? inBounds.check(z.multipleOf(1)) : inBounds;
}

function writtenWithinBounds(name: InputName) {
  return z.pipe(
    z.pipe(z.string().check(z.regex(DECIMAL_DIGITS)), z.transform(Number)),
    withinBounds(name),
  );
}

/** The ages can be compared once both are numbers, even while another field is wrong. */
function knowsBothAges(value: unknown): boolean {
  const ages = value as Partial<CalculatorInputs>;
  // JSON reads 1e309 as infinity, which is a number but not an age.
  return Number.isFinite(ages.currentAge) && Number.isFinite(ages.retirementAge);
}

const retiresAfterToday = z.refine<CalculatorInputs>(
  ({ currentAge, retirementAge }) => retirementAge >= currentAge,
  { path: ['retirementAge'], when: ({ value }) => knowsBothAges(value) },
);

/**
 * The query of the goal call. The specification names `calc_page`, with the value 7. With a company its plan counts,
 * which may leave out what the law allows; without one the law alone.
 */
const goalQuery = z
  .strictObject({
    currentAge: writtenWithinBounds('currentAge'),
    retirementAge: writtenWithinBounds('retirementAge'),
    pretaxSalary: writtenWithinBounds('pretaxSalary'),
    currentSavings: writtenWithinBounds('currentSavings'),
    contributionPercentage: writtenWithinBounds('contributionPercentage'),
    employerMatchingContributionPercentage: writtenWithinBounds(
      'employerMatchingContributionPercentage',
    ),
    employerMatchingUpToContributionPercentageOfSalary: writtenWithinBounds(
      'employerMatchingUpToContributionPercentageOfSalary',
    ),
    autoIncreasePercentage: writtenWithinBounds('autoIncreasePercentage'),
    company: z.optional(companyIdSchema),
    calc_page: z.optional(z.literal('7')),
  })
  .check(retiresAfterToday);

const goalBody = z
  .strictObject({
    currentAge: withinBounds('currentAge'),
    retirementAge: withinBounds('retirementAge'),
    pretaxSalary: withinBounds('pretaxSalary'),
    currentSavings: withinBounds('currentSavings'),
    contributionPercentage: withinBounds('contributionPercentage'),
    employerMatchingContributionPercentage: withinBounds('employerMatchingContributionPercentage'),
    employerMatchingUpToContributionPercentageOfSalary: withinBounds(
      'employerMatchingUpToContributionPercentageOfSalary',
    ),
    autoIncreasePercentage: withinBounds('autoIncreasePercentage'),
    company: z.optional(companyIdSchema),
    calc_page: z.optional(z.literal(7)),
  })
  .check(retiresAfterToday);

const dollars = z.number();

const goalAnswer = z.strictObject({
  retirementBalance: dollars,
  annualNeedAtRetirement: dollars,
  goal: dollars,
  gap: dollars,
  retirementBalanceToday: dollars,
  /**
   * A phase of life an entry, as Social Security may start after work has ended; the last has no
   * `untilAge`.
   */
  monthlyIncome: z.array(
    z.strictObject({
      fromAge: z.int(),
      untilAge: z.optional(z.int()),
      fromSavings: dollars,
      socialSecurity: dollars,
    }),
  ),
  monthlyNeed: dollars,
  unclaimedMatchPerYear: dollars,
  lowBalance: dollars,
  highBalance: dollars,
  planYear: z.int(),
  rows: z.array(
    z.strictObject({
      /** The age reached by 31 December of the year. */
      age: z.int(),
      year: z.int(),
      contributionPercentage: z.number(),
      pay: dollars,
      employee: dollars,
      match: dollars,
      growth: dollars,
      balance: dollars,
      balanceToday: dollars,
      limitApplied: z.enum(['none', 'deferral', 'match-pay', 'all-additions']),
    }),
  ),
});

/**
 * These calls change nothing and identify no visitor, so any site may ask. Their answers tell what
 * a person earns and has, so no cache may keep them.
 */
const policy = { from: 'anywhere', limits: [], caching: 'no-store' } as const satisfies Policy;

export const retirementGoal = defineCall({
  name: 'retirementGoal',
  summary: 'What these savings could become, and what may be needed',
  path: '/po/calculator/retirement/goal',
  policy,
  query: goalQuery,
  answer: goalAnswer,
  errors: ['company-not-found'],
});

export const retirementGoalOfBody = defineCall({
  name: 'retirementGoalOfBody',
  summary: 'The same, with pay and savings out of the address',
  method: 'POST',
  path: '/po/calculator/retirement/goal',
  policy,
  body: goalBody,
  answer: goalAnswer,
  errors: ['company-not-found'],
});
export type GoalAnswer = AnswerOf<typeof retirementGoalOfBody>;

export const calculatorConstants = defineCall({
  name: 'calculatorConstants',
  summary: 'The year’s limits of what an employee may pay in',
  path: '/po/calculator/retirement/constants',
  policy,
  answer: z.strictObject({
    maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits: z.int(),
    maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits: z.int(),
    minAgeForAdditionalContributionLimits: z.int(),
    planYear: z.int(),
    /** The year's limit for those who are 60 to 63; the law has had it since 2025. */
    maxEmployeeContributionsFromSixtyToSixtyThree: z.optional(z.int()),
  }),
});
export type ConstantsAnswer = AnswerOf<typeof calculatorConstants>;
