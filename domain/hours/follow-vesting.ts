import type { VestingSchedule } from '#domain/plan/plan.ts';
import {
  countVestingYears,
  isWholeByAge,
  vestedShare,
  yearsToVestAll,
} from '#domain/plan/vested-share.ts';
import { meterVesting, type VestingMeter } from '#domain/vesting/meter-vesting.ts';
import { hoursOfYear, type HoursInputs } from './hours-inputs.ts';

export interface HoursVesting {
  schedule: VestingSchedule;
  /** What one would keep of today's account, and lose, by leaving today. */
  today: VestingMeter;
  /** False where the hours of a year are too few for it to count. */
  yearsCount: boolean;
  /** The age at which all of it is one's own; undefined where that is today, or never with these hours. */
  wholeAtAge: number | undefined;
  /** True where the age makes all of it one's own, today or later, before the years do. */
  isByAge: boolean;
  /** Years that count on the last day at work. */
  endYears: number;
  /** The percent that is one's own from then on. */
  endPercentage: number;
}

/** When the money is one's own, if each year to come has the hours that were told. */
export function followVesting(inputs: HoursInputs, schedule: VestingSchedule): HoursVesting {
  const { currentAge, retirementAge, currentSavings, countedYears } = inputs;
  const yearsAhead = retirementAge - currentAge;
  const yearsCount = countVestingYears(schedule, [hoursOfYear(inputs)]) === 1;
  const endYears = countedYears + (yearsCount ? yearsAhead : 0);
  const missing = Math.ceil(yearsToVestAll(schedule) - countedYears);
  const byYears = yearsCount || missing <= 0 ? currentAge + Math.max(0, missing) : Infinity;
  const byAge = Math.max(currentAge, schedule.wholeFromAge ?? Infinity);
  const wholeAtAge = Math.min(byYears, byAge);
  return {
    schedule,
    today: meterVesting({
      schedule,
      years: countedYears,
      age: currentAge,
      employerMoney: currentSavings,
    }),
    yearsCount,
    wholeAtAge: wholeAtAge > currentAge && wholeAtAge <= retirementAge ? wholeAtAge : undefined,
    isByAge: byAge < byYears && isWholeByAge(schedule, retirementAge),
    endYears,
    endPercentage: vestedShare(schedule, endYears, retirementAge),
  };
}
