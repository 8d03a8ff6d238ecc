import { INPUT_BOUNDS } from '#domain/calculator/inputs.ts';

/** People know their hours by the week or by the year. */
export const HOURS_PER = ['week', 'year'] as const;
type HoursPer = (typeof HOURS_PER)[number];

/** What a person whose employer pays in for hours tells the calculator. */
export interface HoursInputs {
  hours: number;
  per: HoursPer;
  /** Dollars that the employer pays in for an hour that counts. */
  ratePerHour: number;
  currentAge: number;
  retirementAge: number;
  /** What stands in the account today. */
  currentSavings: number;
  /** Years that count for vesting already. */
  countedYears: number;
}

const WEEKS = 52;
const MOST_IN_WEEK = 80;

/** A week of 80 hours, the whole year: nobody is paid in for more. */
export const MOST_HOURS: Readonly<Record<HoursPer, number>> = {
  week: MOST_IN_WEEK,
  year: MOST_IN_WEEK * WEEKS,
};

/**
 * Ages and savings are those of the calculator with the seven fields. Contracts of well-paid trades pay in
 * less than 50 dollars an hour.
 */
export const HOURS_BOUNDS = {
  hours: { min: 0, max: MOST_HOURS.year },
  ratePerHour: { min: 0, max: 50 },
  currentAge: INPUT_BOUNDS.currentAge,
  retirementAge: INPUT_BOUNDS.retirementAge,
  currentSavings: INPUT_BOUNDS.currentSavings,
  countedYears: { min: 0, max: 70 },
} as const satisfies Record<Exclude<keyof HoursInputs, 'per'>, { min: number; max: number }>;

export function hoursOfYear({ hours, per }: Pick<HoursInputs, 'hours' | 'per'>): number {
  return per === 'week' ? hours * WEEKS : hours;
}
