import type { VestingSchedule } from './plan.ts';

/**
 * The percent of an employer's money that is the employee's own after so many years: years of service,
 * or, in a plan that counts hours, years that had enough of them. The age is that of the last day at work
 * so far; without it only the years count.
 */
export function vestedShare(schedule: VestingSchedule, years: number, age?: number): number {
  if (isWholeByAge(schedule, age)) return 100;
  switch (schedule.kind) {
    case 'at-once':
      return 100;
    case 'cliff':
    case 'by-hours':
      return years >= schedule.years ? 100 : 0;
    case 'graded':
      return schedule.steps.findLast((step) => years >= step.years)?.percent ?? 0;
  }
}

export function isWholeByAge({ wholeFromAge = Infinity }: VestingSchedule, age = 0): boolean {
  return age >= wholeFromAge;
}

/** How many of these years count in a plan that asks for hours; in any other all of them do. */
export function countVestingYears(
  schedule: VestingSchedule,
  hoursOfYears: readonly number[],
): number {
  if (schedule.kind !== 'by-hours') return hoursOfYears.length;
  return hoursOfYears.filter((hours) => hours >= schedule.hoursInYear).length;
}

/** The years after which all of it is one's own. */
export function yearsToVestAll(schedule: VestingSchedule): number {
  if (schedule.kind === 'at-once') return 0;
  if (schedule.kind === 'graded') return schedule.steps.at(-1)?.years ?? 0;
  return schedule.years;
}
