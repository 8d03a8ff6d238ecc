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
  /**
   * The rest. It is below zero where more is to be saved than the taxes leave; a payroll would then
   * save less.
   */
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
  return reckonPaycheck(question, splitPay(question), year);
}

/** A paycheck before anything is withheld, in cents. */
export interface SplitPay {
  pay: number;
  pretax: number;
  roth: number;
  /** What may still go into the plan. */
  room: number;
}

export function splitPay(question: PaycheckQuestion): SplitPay {
  const paychecks = PAY_PERIODS[question.period];
  const pay = Math.round(toCents(question.payPerYear) / paychecks);
  const most = Math.floor(toCents(question.mostPerYear) / paychecks);
  const pretax = Math.min(most, Math.round((pay * question.pretaxPercentage) / 100));
  const roth = Math.min(most - pretax, Math.round((pay * question.rothPercentage) / 100));
  return { pay, pretax, roth, room: most - pretax - roth };
}

export function reckonPaycheck(
  { period, filer, paidBefore = 0 }: PaycheckQuestion,
  { pay, pretax, roth }: SplitPay,
  { withholding, wageBase, payrollTaxes }: PayrollYear,
): Paycheck {
  const before = toCents(paidBefore);
  // What goes in before tax lowers the pay that the income tax sees, and no other.
  const taxed = Math.max(0, pay - pretax);
  const federalTax = withholdIncomeTax(taxed, PAY_PERIODS[period], withholding[filer]);
  const socialSecurity = withholdSocialSecurity(pay, before, wageBase, payrollTaxes);
  const medicare = withholdMedicare(pay, before, payrollTaxes);
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
