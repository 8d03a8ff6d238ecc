import type { FilingStatus } from './assumptions.ts';

/** Dollars a year that the law allows into a workplace plan. */
export interface ContributionLimits {
  electiveDeferral: number;
  /** What those who reach `catchUpAge` this year may pay on top. */
  catchUp: number;
  /** What those who reach 60 to 63 may pay on top instead; there was none before 2025. */
  catchUpSixties: number | undefined;
  catchUpAge: 50;
  /** Employee and employer together, catch-up aside. */
  allAdditions: number;
  /** Pay above this counts for no match. */
  payCap: number;
}

export interface SocialSecurityYear {
  firstBend: number;
  secondBend: number;
  wageBase: number;
}

export interface TaxBracket {
  upTo: number;
  ratePercentage: number;
}

export interface TaxYear {
  brackets: Record<FilingStatus, readonly TaxBracket[]>;
  standardDeduction: Record<FilingStatus, number>;
}

/** The public figures of one year: they reach the engine as an argument. */
export interface CalculatorYear {
  planYear: number;
  /** The year asked for is newer than the tables, and these are the newest figures there are. */
  isLatestKnown: boolean;
  limits: ContributionLimits;
  socialSecurity: SocialSecurityYear;
  tax: TaxYear;
}
