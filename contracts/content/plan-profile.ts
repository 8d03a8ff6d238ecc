import { HOURS_BOUNDS } from '#domain/hours/hours-inputs.ts';
import {
  MATCH_PAID,
  PAYCHECKS_OF_YEAR,
  PAYS_IN,
  PLAN_KINDS,
  type PayFrequency,
  type PlanOffer,
} from '#domain/plan/plan.ts';
import { z } from 'zod';
import { phoneSchema } from './contacts.ts';
import {
  articleIdSchema,
  dateSchema,
  localLineSchema,
  localTextSchema,
  outsideAddressSchema,
} from './texts.ts';

/**
 * A value of the profile. `asOf` is for one that was looked at on another day than all the rest, `note`
 * for what readers have to know beside it.
 */
const ofPlan = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, asOf: dateSchema.optional(), note: localTextSchema.optional() });

const percentSchema = z.number().min(0).max(100);
const yearsSchema = z.number().min(0).max(10);
const dollarsSchema = z.number().min(0).max(1_000_000);
/** What the calculator of hours takes, as its form is filled in with it. */
const dollarsOfHourSchema = z
  .number()
  .min(HOURS_BOUNDS.ratePerHour.min)
  .max(HOURS_BOUNDS.ratePerHour.max);

function isRising<Row>(read: (row: Row) => number): (rows: readonly Row[]) => boolean {
  return (rows) => rows.every((row, at) => at === 0 || read(row) > read(rows[at - 1] ?? row));
}

const matchSchema = ofPlan({
  /** An empty list says that there is no match. */
  tiers: z
    .array(
      z.strictObject({
        centsPerDollar: z.number().min(0).max(500),
        upToPercentOfPay: percentSchema,
      }),
    )
    .max(6)
    .refine(
      isRising((tier: { upToPercentOfPay: number }) => tier.upToPercentOfPay),
      { error: 'tiers in order, each up to more percent of pay than the one before it' },
    ),
  paid: z.enum(MATCH_PAID).default('each-paycheck'),
  trueUp: z.boolean().default(false),
  /** Only for a match that the employer decides about anew: the year for which it has. */
  decidedForYear: z.int().min(2020).max(2100).optional(),
});

const VESTING_FIELDS = {
  'at-once': [],
  cliff: ['years'],
  graded: ['steps'],
  'by-hours': ['years', 'hoursInYear'],
} as const satisfies Record<string, ReadonlyArray<'years' | 'hoursInYear' | 'steps'>>;
type VestingKind = keyof typeof VESTING_FIELDS;

const vestingSchema = ofPlan({
  kind: z.enum(Object.keys(VESTING_FIELDS) as VestingKind[]),
  years: yearsSchema.optional(),
  hoursInYear: z.int().min(1).max(2_080).optional(),
  /** The plan's normal retirement age, at which all of it belongs to who works there. */
  wholeFromAge: z.int().min(50).max(75).optional(),
  steps: z
    .array(z.strictObject({ years: yearsSchema, percent: percentSchema }))
    .min(1)
    .max(10)
    .refine(
      isRising((step: { years: number }) => step.years),
      { error: 'steps in order, each after more years than the one before it' },
    )
    .refine(
      isRising((step: { percent: number }) => step.percent),
      { error: 'steps in order, each with more percent than the one before it' },
    )
    .refine((steps) => steps.at(-1)?.percent === 100, { error: 'a last step with percent: 100' })
    .optional(),
}).superRefine((vesting, context) => {
  const needed: readonly string[] = VESTING_FIELDS[vesting.kind];
  for (const name of ['years', 'hoursInYear', 'steps'] as const) {
    const isNeeded = needed.includes(name);
    if (isNeeded === (vesting[name] !== undefined)) continue;
    const message = `${isNeeded ? '' : 'no '}${name}, because the kind is ${vesting.kind}`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

const offerSchema = ofPlan({ offered: z.boolean() }).optional();

/** Subjects that fit the plan or not, beside what follows from the rest of the profile. */
const subjectSchema = z.strictObject({
  /** A tag of articles: one that its author wrote, `topic/…`, `article/…` or `needs/plan.match`. */
  tag: z
    .string()
    .regex(/^[a-z0-9-]+(?:\/[A-Za-z0-9.-]+)+$/, 'a tag like article/fees or needs/plan.match'),
  fits: z.boolean().default(false),
  /** What readers of its address are told. */
  why: localLineSchema.optional(),
  /** What they are offered instead. */
  instead: articleIdSchema.optional(),
});

/** `content/companies/{id}/plan.yaml`: what the company's plan really offers, as far as we know it. */
export const planProfileSchema = z
  .strictObject({
    /** The day on which somebody last held all of this against the plan's own papers. */
    asOf: dateSchema,
    kind: z.enum(PLAN_KINDS),
    name: localLineSchema.optional(),
    paysIn: z.enum(PAYS_IN).optional(),
    perHour: ofPlan({ from: dollarsOfHourSchema, to: dollarsOfHourSchema })
      .refine(({ from, to }) => from <= to, { error: 'from no larger than to' })
      .optional(),
    eligibility: ofPlan({ text: localTextSchema }).optional(),
    eligibleEmployees: ofPlan({ count: z.int().min(1) }).optional(),
    automaticEnrollment: ofPlan({ percentOfPay: percentSchema }).optional(),
    automaticIncrease: ofPlan({
      pointsEachYear: z.number().min(0).max(10),
      upToPercentOfPay: percentSchema,
    }).optional(),
    match: matchSchema.optional(),
    vesting: vestingSchema.optional(),
    offers: z
      .strictObject({
        roth: offerSchema,
        catchUp: offerSchema,
        catchUpSixties: offerSchema,
        afterTax: offerSchema,
        loans: offerSchema,
        hardship: offerSchema,
        studentLoanMatch: offerSchema,
        rolloversIn: offerSchema,
        rolloversOut: offerSchema,
      } satisfies Record<PlanOffer, typeof offerSchema>)
      .default({}),
    /** Where the plan's own limit is below the law's. */
    ownLimit: ofPlan({ percentOfPay: percentSchema }).optional(),
    /** Where money goes that nobody has chosen a fund for. */
    defaultFund: ofPlan({ name: localLineSchema }).optional(),
    pay: ofPlan({ frequency: z.enum(Object.keys(PAYCHECKS_OF_YEAR) as PayFrequency[]) }).optional(),
    payout: ofPlan({
      fromAge: z.number().min(50).max(75),
      /** What is paid out at once where the account is below this, and each month at least otherwise. */
      onceBelow: dollarsSchema.optional(),
      atLeastMonthly: dollarsSchema.optional(),
    }).optional(),
    /** The people of the plan: their number is that of the contact `plan`. */
    line: ofPlan({
      phone: phoneSchema,
      tty: phoneSchema.optional(),
      hours: localLineSchema.optional(),
    }).optional(),
    site: ofPlan({ url: outsideAddressSchema }).optional(),
    writeTo: ofPlan({ address: localLineSchema }).optional(),
    articles: z.array(subjectSchema).max(40).default([]),
  })
  .refine(({ kind, perHour }) => perHour === undefined || kind === 'per-hour', {
    path: ['perHour'],
    error: 'no perHour, because the kind is not per-hour',
  })
  .refine(({ kind, match }) => kind === 'percent-of-pay' || !match || match.tiers.length === 0, {
    path: ['match'],
    error: 'a match with tiers only where the kind is percent-of-pay',
  })
  .refine(
    ({ offers }) => offers.catchUpSixties?.offered !== true || offers.catchUp?.offered !== false,
    {
      path: ['offers', 'catchUpSixties'],
      error:
        'offered: false, because a plan without the catch-up from 50 on has none from 60 to 63',
    },
  );
export type PlanProfile = z.infer<typeof planProfileSchema>;
