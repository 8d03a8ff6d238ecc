import { PAYCHECKS_OF_YEAR } from '#domain/plan/plan.ts';
import type { Filer } from '#domain/figures/filer.ts';

/** What an employer withholds from pay in one year. The engine is given it and knows no table. */
export interface PayrollYear {
  /** The year of the withholding table, which is not the one asked for where that is not known yet. */
  year: number;
  withholding: Readonly<Record<Filer, WithholdingRates>>;
  payrollTaxes: PayrollTaxes;
  /** Social Security takes no tax from pay of the year above this. */
  wageBase: number;
}

/** The percentage method for a Form W-4 of 2020 or later that has only a filing status on it. */
export interface WithholdingRates {
  /** What is taken off the pay of a year before the rates are looked up. */
  subtract: number;
  rates: readonly WithholdingRate[];
}

/** The rate on what lies between the end of the rate before and this one’s. */
interface WithholdingRate {
  upTo: number;
  percentage: number;
}

export interface PayrollTaxes {
  socialSecurityPercentage: number;
  medicarePercentage: number;
  additionalMedicarePercentage: number;
  /** Pay of the year above which the additional Medicare tax is withheld, whoever is married. */
  additionalMedicareFrom: number;
}

/** How often people are paid, and how many paychecks of a year that makes: as plans say it, or once a year. */
export const PAY_PERIODS = { ...PAYCHECKS_OF_YEAR, yearly: 1 } as const;
export type PayPeriod = keyof typeof PAY_PERIODS;
