import type { Filer } from '#domain/figures/filer.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import { PAY_PERIODS, type PayPeriod, type PayrollYear } from './payroll-year.ts';
import { withholdIncomeTax, withholdMedicare, withholdSocialSecurity } from './withhold.ts';

export interface PaycheckQuestion {
  payPerYear: number;
  period: PayPeriod;
  filer: Filer;
  /** Percent of pay that goes into the plan before tax, and as Roth. */
  pretaxPercentage: number;
  rothPercentage: number;
  /** The most that may go into the plan in a year, by the law and by the plan. */
  mostPerYear: number;
  /** The most of it that may go in before tax, where the law asks that what comes on top is Roth. */
  mostPretaxPerYear?: number | undefined;
  /** What was paid in the same year before this paycheck; a first paycheck has nothing. */
  paidBefore?: number;
}

/**
 * One paycheck, to the cent. State and local tax, health insurance and other deductions are left out,
 * and whoever shows it says so.
 */
export interface Paycheck {
  pay: number;
  pretax: number;
  roth: number;
  federalTax: number;
  socialSecurity: number;
  medicare: number;
  /** The rest, which is never below zero: a payroll takes the taxes first, and saves what they leave. */
  takeHome: number;
}

export type PaycheckStep =
  | 'paycheck.pay'
  | 'paycheck.saved'
  | 'paycheck.federalTax'
  | 'paycheck.socialSecurity'
  | 'paycheck.medicare'
  | 'paycheck.takeHome';

export function makePaycheck(question: PaycheckQuestion, year: PayrollYear): Paycheck {
  return reckonPaycheck(question, splitPay(question, year), year);
}

/** A paycheck before anything is withheld, in cents. */
interface SplitPay {
  pay: number;
  pretax: number;
  roth: number;
  /** What may still go into the plan, by its limits and by what is left of the paycheck. */
  room: number;
  /** True where the paycheck leaves less room than the limits do. */
  isShort: boolean;
  /** The part of that room that may be before tax. */
  pretaxRoom: number;
  /** What is to be saved before tax and has to be Roth. */
  hasToBeRoth: number;
  /** True where more is to be saved than the taxes leave. */
  isCut: boolean;
}

/** The part of the year’s most that a paycheck takes, cut to whole cents. */
export function mostOfPaycheck({ mostPerYear, period }: PaycheckQuestion): number {
  return fromCents(Math.floor(toCents(mostPerYear) / PAY_PERIODS[period]));
}

function mostPretaxOfPaycheck(question: PaycheckQuestion): number {
  const { mostPerYear, mostPretaxPerYear = mostPerYear } = question;
  return mostOfPaycheck({ ...question, mostPerYear: Math.min(mostPerYear, mostPretaxPerYear) });
}

export function splitPay(question: PaycheckQuestion, year: PayrollYear): SplitPay {
  const paychecks = PAY_PERIODS[question.period];
  const pay = Math.round(toCents(question.payPerYear) / paychecks);
  const most = toCents(mostOfPaycheck(question));
  const leftOf = (pretax: number): number => {
    const taxes = withholdTaxes(question, { pay, pretax }, year);
    return pay - pretax - taxes.federalTax - taxes.socialSecurity - taxes.medicare;
  };
  const mostPretax = toCents(mostPretaxOfPaycheck(question));
  const wanted = Math.min(most, Math.round((pay * question.pretaxPercentage) / 100));
  const wantedPretax = Math.min(wanted, mostPretax);
  const hasToBeRoth = wanted - wantedPretax;
  let pretax = wantedPretax;
  // Saving less before tax raises the tax a little, so what is missing is found in a few steps.
  let left = leftOf(pretax);
  while (left < 0) {
    pretax += left;
    left = leftOf(pretax);
  }
  const byRate = Math.min(most - wanted, Math.round((pay * question.rothPercentage) / 100));
  const wantedRoth = byRate + hasToBeRoth;
  const roth = Math.min(left, wantedRoth);
  const byLimits = most - pretax - roth;
  const room = Math.min(byLimits, left - roth);
  return {
    pay,
    pretax,
    roth,
    room,
    isShort: left - roth < byLimits,
    pretaxRoom: Math.min(room, mostPretax - pretax),
    hasToBeRoth,
    isCut: pretax < wantedPretax || roth < wantedRoth,
  };
}

/** Puts so many cents more of a paycheck into the plan; what may not be before tax is Roth. */
export function saveMore(split: SplitPay, to: 'pretax' | 'roth', cents: number): SplitPay {
  const pretax = to === 'pretax' ? Math.min(cents, split.pretaxRoom) : 0;
  return { ...split, pretax: split.pretax + pretax, roth: split.roth + cents - pretax };
}

function withholdTaxes(
  { period, filer, paidBefore = 0 }: PaycheckQuestion,
  { pay, pretax }: Pick<SplitPay, 'pay' | 'pretax'>,
  { withholding, wageBase, payrollTaxes }: PayrollYear,
) {
  const before = toCents(paidBefore);
  // What goes in before tax lowers the pay that the income tax sees, and no other.
  const taxed = Math.max(0, pay - pretax);
  return {
    federalTax: withholdIncomeTax(taxed, PAY_PERIODS[period], withholding[filer]),
    socialSecurity: withholdSocialSecurity(pay, before, wageBase, payrollTaxes),
    medicare: withholdMedicare(pay, before, payrollTaxes),
  };
}

export function reckonPaycheck(
  question: PaycheckQuestion,
  { pay, pretax, roth }: Pick<SplitPay, 'pay' | 'pretax' | 'roth'>,
  year: PayrollYear,
): Paycheck {
  const { federalTax, socialSecurity, medicare } = withholdTaxes(question, { pay, pretax }, year);
  return {
    pay: fromCents(pay),
    pretax: fromCents(pretax),
    roth: fromCents(roth),
    federalTax: fromCents(federalTax),
    socialSecurity: fromCents(socialSecurity),
    medicare: fromCents(medicare),
    takeHome: fromCents(pay - pretax - roth - federalTax - socialSecurity - medicare),
  };
}

/** How a paycheck came about, in the order in which a payroll counts. */
export function tracePaycheck(
  question: PaycheckQuestion,
  year: PayrollYear,
): Array<Step<PaycheckStep>> {
  const check = makePaycheck(question, year);
  const paychecks = PAY_PERIODS[question.period];
  const { subtract } = year.withholding[question.filer];
  return [
    {
      key: 'paycheck.pay',
      figures: {
        perYear: dollars(question.payPerYear),
        paychecks: number(paychecks),
        pay: dollars(check.pay),
      },
    },
    {
      key: 'paycheck.saved',
      figures: { pretax: dollars(check.pretax), roth: dollars(check.roth) },
    },
    {
      key: 'paycheck.federalTax',
      figures: {
        year: number(year.year),
        taxedPerYear: dollars(
          fromCents(Math.max(0, toCents(check.pay - check.pretax) * paychecks - toCents(subtract))),
        ),
        subtract: dollars(subtract),
        federalTax: dollars(check.federalTax),
      },
    },
    {
      key: 'paycheck.socialSecurity',
      figures: {
        rate: percent(year.payrollTaxes.socialSecurityPercentage),
        wageBase: dollars(year.wageBase),
        socialSecurity: dollars(check.socialSecurity),
      },
    },
    {
      key: 'paycheck.medicare',
      figures: {
        rate: percent(year.payrollTaxes.medicarePercentage),
        medicare: dollars(check.medicare),
      },
    },
    { key: 'paycheck.takeHome', figures: { takeHome: dollars(check.takeHome) } },
  ];
}
