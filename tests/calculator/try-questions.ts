import fc from 'fast-check';
import { leaveOutCatchUp } from '#domain/calculator/leave-out-catch-up.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import { EARNINGS_TEST } from '#domain/figures/benefit-tables.ts';
import type { Answer } from '#domain/money-questions/answer.ts';
import type { MatchGround } from '#domain/money-questions/ask-match.ts';
import type { PaycheckGround } from '#domain/money-questions/ask-paycheck.ts';
import type { PayGround } from '#domain/money-questions/ask-retirement-pay.ts';
import type { RothGround } from '#domain/money-questions/ask-roth.ts';
import type { SaversGround } from '#domain/money-questions/ask-savers.ts';
import type { VestingGround } from '#domain/money-questions/ask-vesting.ts';
import type { Field, Fields, Typed } from '#domain/money-questions/field.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { readFields } from '#domain/money-questions/read-fields.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { listMarketYears, packMarkets } from '#domain/retirement-pay/market-years.ts';
import { getDistributionRules } from '#domain/retirement-pay/tables/find-distribution-rules.ts';
import { US_MARKETS } from '#domain/retirement-pay/tables/us-markets.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import { SAVERS_MATCH } from '#domain/savers/tables/savers-match.ts';
import type { BenefitYear } from '#domain/social-security/answer-couple.ts';
import { EVERY_QUESTION } from '../../web/features/money-questions/every-question.ts';

const PAYROLL = getPayrollYear(2026);
const YEAR = getCalculatorYear(2026);
const { limits, planYear: limitsYear } = YEAR;
const WITHOUT_ROTH = {
  hasRoth: false,
  limits: leaveOutCatchUp(YEAR, { catchUp: true, catchUpSixties: true, roth: false }).limits,
};
const CREDIT = getSaversHelp(2026);
const MATCH = findRow(SAVERS_MATCH, 2027);

const SAVERS: SaversGround = {
  credit: CREDIT.kind === 'credit' ? CREDIT.row : undefined,
  match: MATCH,
  payroll: PAYROLL,
};
const CATCH_UP = { limits, limitsYear, hasRoth: true };
const PAYCHECK: PaycheckGround = { ...CATCH_UP, payroll: PAYROLL };
const ROTH: RothGround = { ...CATCH_UP, payroll: PAYROLL, returnPercentage: 5.5 };
const TIERS: MatchGround = {
  ...CATCH_UP,
  match: {
    tiers: [
      { centsPerDollar: 100, upToPercentOfPay: 3 },
      { centsPerDollar: 50, upToPercentOfPay: 5 },
    ],
    centsPerDollar: 80,
    upToPercentOfPay: 5,
  },
  hasTrueUp: true,
  isOnceAYear: true,
  decidedForYear: 2026,
  payrollTaxes: PAYROLL.payrollTaxes,
};
const GRADED: VestingGround = {
  schedule: {
    kind: 'graded',
    steps: [
      { years: 1, percent: 33 },
      { years: 3, percent: 100 },
    ],
    wholeFromAge: 65,
  },
  savesOwn: true,
};

const BENEFITS: BenefitYear = {
  year: 2026,
  socialSecurity: getCalculatorYear(2026).socialSecurity,
  earnings: findRow(EARNINGS_TEST, 2026),
};
const PAY: PayGround = {
  year: 2026,
  socialSecurity: getCalculatorYear(2026).socialSecurity,
  distributions: getDistributionRules(2026),
  markets: packMarkets(listMarketYears(US_MARKETS)),
};

/** What each question may be answered from, in plans and years that differ. */
export const GROUNDS: Readonly<Record<MoneyQuestion, readonly object[]>> = {
  savers: [SAVERS, { ...SAVERS, credit: undefined }],
  paycheck: [
    PAYCHECK,
    { ...PAYCHECK, limits: { ...limits, catchUp: 0, catchUpSixties: undefined } },
    { ...PAYCHECK, ...WITHOUT_ROTH, ownLimitPercent: 10, payFrequency: 'weekly' },
  ],
  roth: [
    ROTH,
    { ...ROTH, limits: { ...limits, rothCatchUp: undefined } },
    { ...ROTH, limits: { ...limits, catchUp: 0, catchUpSixties: undefined } },
  ],
  match: [
    TIERS,
    { ...TIERS, match: undefined, hasTrueUp: false, isOnceAYear: false },
    { ...TIERS, ...WITHOUT_ROTH, ownLimitPercent: 50 },
    { ...TIERS, limits: { ...limits, catchUp: 0, catchUpSixties: undefined } },
  ],
  vesting: [
    GRADED,
    { schedule: undefined, savesOwn: true },
    { schedule: { kind: 'by-hours', hoursInYear: 300, years: 3 }, savesOwn: false },
  ],
  'social-security': [BENEFITS],
  'retirement-pay': [PAY],
};

interface Tried {
  ground: object;
  typed: Typed;
  answer: Answer;
}

/** Answers a question for many forms that somebody may fill out, in each of its grounds. */
export function tryMany(question: MoneyQuestion, check: (tried: Tried) => void): void {
  const { fields, answer } = EVERY_QUESTION[question];
  for (const ground of GROUNDS[question]) {
    const asked = fields(ground as never);
    fc.assert(
      fc.property(anyForm(asked), (typed) => {
        const { values, mistakes } = readFields(asked, Object.entries(typed));
        if (!values) throw new Error(`The form has mistakes: ${mistakes.join(' ')}`);
        check({ ground, typed, answer: answer(values as never, ground as never) });
      }),
      { numRuns: 60 },
    );
  }
}

function anyForm(fields: Fields): fc.Arbitrary<Typed> {
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyText(field)])),
  );
}

/** Small numbers are more frequent than large ones, as people type them, and so is an empty field that may be one. */
function anyText(field: Field): fc.Arbitrary<string> {
  if (field.kind === 'choice') return fc.constantFrom(...field.options);
  const { kind, min, max, isOptional } = field;
  const whole = fc.oneof(
    fc.integer({ min, max: Math.min(max, 120_000) }),
    fc.integer({ min, max }),
    fc.constantFrom(min, max),
  );
  const hundredths = fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
  const text = (kind === 'age' || kind === 'year' ? whole : fc.oneof(whole, hundredths)).map(
    String,
  );
  return isOptional ? fc.oneof(fc.constant(''), text) : text;
}
