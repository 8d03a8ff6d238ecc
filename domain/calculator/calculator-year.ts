import type { FilingStatus } from './assumptions.ts';

/** Dollars a year that the law allows into a workplace plan. */
export interface ContributionLimits {
  electiveDeferral: number;
  /** What employees who reach `catchUpAge` this year may pay in on top. */
  catchUp: number;
  /**
   * What employees who reach 60 to 63 may pay in instead of `catchUp`; the law has had it since
   * 2025.
   */
  catchUpSixties: number | undefined;
  catchUpAge: 50;
  /** The limit for employee and employer together, catch-up aside. */
  allAdditions: number;
  /** Pay above this amount is not matched. */
  payCap: number;
  /** None before the law began. */
  rothCatchUp?: RothCatchUp | undefined;
}

/**
 * Whoever had higher wages from the same employer in the year before puts in what comes on top as Roth,
 * and has nothing on top in a plan without Roth.
 */
interface RothCatchUp {
  wages: number;
  /** The year of these wages’ limit. */
  year: number;
  /** Whether the plan has Roth; it may, where nobody has told us. */
  isOffered: boolean;
}

export interface SocialSecurityYear {
  firstBend: number;
  secondBend: number;
  wageBase: number;
}

export interface TaxBracket {
  /** The last bracket ends at the largest number there is, as JSON has no infinity. */
  upTo: number;
  ratePercentage: number;
}

export interface TaxYear {
  brackets: Record<FilingStatus, readonly TaxBracket[]>;
  standardDeduction: Record<FilingStatus, number>;
}

/**
 * The public figures of one year. The engine is given them, so that it knows no table and no clock.
 */
export interface CalculatorYear {
  planYear: number;
  /**
   * True when the year asked for is newer than the tables: the figures are then the newest there
   * are.
   */
  isLatestKnown: boolean;
  limits: ContributionLimits;
  socialSecurity: SocialSecurityYear;
  tax: TaxYear;
}

/** The part of a year that says what may be paid in. */
export type LimitsYear = Pick<CalculatorYear, 'planYear' | 'isLatestKnown' | 'limits'>;
