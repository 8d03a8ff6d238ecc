import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import type { VestingSchedule } from '#domain/plan/plan.ts';
import { isWholeByAge, vestedShare, yearsToVestAll } from '#domain/plan/vested-share.ts';

interface VestingQuestion {
  schedule: VestingSchedule;
  /** The years that count: of service, or those with enough hours. */
  years: number;
  /** Without it only the years count. */
  age?: number | undefined;
  /** What the employer has paid in, with what it earned. What people save themselves is theirs anyway. */
  employerMoney: number;
}

export type VestingStep =
  'vesting.share' | 'vesting.byAge' | 'vesting.keep' | 'vesting.next' | 'vesting.whole';

export interface VestingMeter {
  percentage: number;
  /** The employer’s money that somebody who left today would keep. */
  kept: number;
  lost: number;
  /** What changes next: after so many more years one keeps so much of today’s money. */
  next: { inYears: number; percentage: number; kept: number } | undefined;
  steps: ReadonlyArray<Step<VestingStep>>;
}

export function meterVesting(question: VestingQuestion): VestingMeter {
  const { schedule, years, age, employerMoney } = question;
  const percentage = vestedShare(schedule, years, age);
  const kept = shareOf(employerMoney, percentage);
  const lost = fromCents(toCents(employerMoney) - toCents(kept));
  const next = findNext(question);
  const isByAge = isWholeByAge(schedule, age);
  return {
    percentage,
    kept,
    lost,
    next,
    steps: [
      isByAge
        ? { key: 'vesting.byAge', figures: { age: number(schedule.wholeFromAge ?? 0) } }
        : {
            key: 'vesting.share',
            figures: { years: number(years), percentage: percent(percentage) },
          },
      {
        key: 'vesting.keep',
        figures: {
          employerMoney: dollars(employerMoney),
          kept: dollars(kept),
          lost: dollars(lost),
        },
      },
      ...traceNext(schedule, next, isByAge),
    ],
  };
}

function traceNext(
  schedule: VestingSchedule,
  next: VestingMeter['next'],
  isByAge: boolean,
): VestingMeter['steps'] {
  if (next) {
    const { inYears, percentage } = next;
    return [
      {
        key: 'vesting.next',
        figures: { inYears: number(inYears), percentage: percent(percentage) },
      },
    ];
  }
  if (isByAge) return [];
  return [{ key: 'vesting.whole', figures: { years: number(yearsToVestAll(schedule)) } }];
}

/** What comes first: the next step of the years, or the age from which all of it is one's own. */
function findNext({ schedule, years, age, employerMoney }: VestingQuestion): VestingMeter['next'] {
  if (vestedShare(schedule, years, age) === 100) return undefined;
  const ahead = changesOf(schedule).map((at) => at - years);
  if (age !== undefined && schedule.wholeFromAge !== undefined)
    ahead.push(schedule.wholeFromAge - age);
  const inYears = Math.min(...ahead.filter((after) => after > 0));
  const percentage = vestedShare(schedule, years + inYears, (age ?? 0) + inYears);
  return { inYears, percentage, kept: shareOf(employerMoney, percentage) };
}

/** The years after which the share changes. */
function changesOf(schedule: VestingSchedule): readonly number[] {
  if (schedule.kind === 'at-once') return [];
  if (schedule.kind === 'graded') return schedule.steps.map((step) => step.years);
  return [schedule.years];
}

function shareOf(money: number, percentage: number): number {
  return fromCents(Math.round((toCents(money) * percentage) / 100));
}
