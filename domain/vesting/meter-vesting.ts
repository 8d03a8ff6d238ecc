import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import type { VestingSchedule } from '#domain/plan/plan.ts';
import { vestedShare, yearsToVestAll } from '#domain/plan/vested-share.ts';

export interface VestingQuestion {
  schedule: VestingSchedule;
  /** The years that count: of service, or those with enough hours. */
  years: number;
  /** What the employer has paid in, with what it earned. What people save themselves is theirs anyway. */
  employerMoney: number;
}

export type VestingStep = 'vesting.share' | 'vesting.keep' | 'vesting.next' | 'vesting.whole';

export interface VestingMeter {
  percentage: number;
  /** Of the employer’s money, for somebody who left today. */
  kept: number;
  lost: number;
  /** What changes next: after so many more years one keeps so much of today’s money. */
  next: { inYears: number; percentage: number; kept: number } | undefined;
  steps: ReadonlyArray<Step<VestingStep>>;
}

export function meterVesting(question: VestingQuestion): VestingMeter {
  const { schedule, years, employerMoney } = question;
  const percentage = vestedShare(schedule, years);
  const kept = shareOf(employerMoney, percentage);
  const nextAt = changesOf(schedule).find((at) => at > years);
  const next =
    nextAt === undefined
      ? undefined
      : {
          inYears: nextAt - years,
          percentage: vestedShare(schedule, nextAt),
          kept: shareOf(employerMoney, vestedShare(schedule, nextAt)),
        };
  return {
    percentage,
    kept,
    lost: fromCents(toCents(employerMoney) - toCents(kept)),
    next,
    steps: [
      { key: 'vesting.share', figures: { years: number(years), percentage: percent(percentage) } },
      {
        key: 'vesting.keep',
        figures: { employerMoney: dollars(employerMoney), kept: dollars(kept) },
      },
      next === undefined
        ? { key: 'vesting.whole', figures: { years: number(yearsToVestAll(schedule)) } }
        : {
            key: 'vesting.next',
            figures: { inYears: number(next.inYears), percentage: percent(next.percentage) },
          },
    ],
  };
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
