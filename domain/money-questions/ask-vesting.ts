import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import type { VestingSchedule } from '#domain/plan/plan.ts';
import { meterVesting, type VestingMeter } from '#domain/vesting/meter-vesting.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';

export interface VestingGround {
  /** The plan’s own rule, where it is known. */
  schedule: VestingSchedule | undefined;
  /** False where only the employer pays into the plan, and nobody has money of their own in it. */
  savesOwn: boolean;
}

const FIELDS = {
  employerMoney: { kind: 'dollars', min: 0, max: 10_000_000 },
  service: { kind: 'years', min: 0, max: 60 },
  // It is asked only where the plan's normal retirement age is known.
  age: { kind: 'age', min: 16, max: 99, isOptional: true },
  schedule: { kind: 'choice', options: ['plan', 'cliff', 'graded'] },
  wholeAfter: { kind: 'years', min: 0, max: 20, onlyWith: 'schedule!=plan' },
} as const satisfies Fields;

export const VESTING_QUESTION: Question<typeof FIELDS, VestingGround> = {
  fields: ({ schedule }) => {
    const { age: _age, ...others } = FIELDS;
    // Nobody chooses the rule of a plan that is not known.
    const unknown = { ...others, schedule: { kind: 'choice', options: ['cliff', 'graded'] } };
    const known = schedule?.wholeFromAge === undefined ? others : FIELDS;
    return (schedule ? known : unknown) as typeof FIELDS;
  },
  example: ({ schedule }) => ({
    employerMoney: 4_000,
    service: 2,
    age: schedule?.wholeFromAge === undefined ? undefined : 40,
    schedule: schedule ? 'plan' : 'cliff',
    wholeAfter: 3,
  }),
  maySay: () => ({
    heading: ['vesting.keepsPart', 'vesting.keepsNothing', 'vesting.keepsNone', 'vesting.keepsAll'],
    sentences: ['vesting.next', 'vesting.whole', 'vesting.wholeUnknown', 'vesting.own'],
    rows: ['vesting.employerRow', 'vesting.keptRow', 'vesting.lostRow'],
    steps: ['vesting.share', 'vesting.byAge', 'vesting.keep', 'vesting.next', 'vesting.whole'],
    assumed: ['vesting.ofPlan', 'vesting.typed', 'vesting.evenSteps'],
  }),
  columns: () => ['amount'],
  answer: answerVesting,
};

function answerVesting(values: Values<typeof FIELDS>, ground: VestingGround): Answer {
  const { employerMoney, service, age } = values;
  const isOfPlan = values.schedule === 'plan' && ground.schedule !== undefined;
  const wholeFromAge = ground.schedule?.wholeFromAge;
  const schedule = isOfPlan && ground.schedule ? ground.schedule : typedSchedule(values);
  const meter = meterVesting({
    schedule: { ...schedule, wholeFromAge },
    years: service,
    age,
    employerMoney,
  });
  const { kept, lost, next, percentage } = meter;
  return {
    heading: [sayMeter(meter)],
    sentences: [
      ...(next && employerMoney > 0
        ? [
            step('vesting.next', {
              inYears: number(toHundredths(next.inYears)),
              percentage: percent(next.percentage),
              kept: dollars(next.kept),
            }),
          ]
        : []),
      ...(percentage === 100 ? [] : [sayAge(wholeFromAge)]),
      ...(ground.savesOwn ? [step('vesting.own', {})] : []),
    ],
    rows: [
      step('vesting.employerRow', { amount: dollars(employerMoney) }),
      step('vesting.keptRow', { amount: dollars(kept) }),
      step('vesting.lostRow', { amount: dollars(lost) }),
    ],
    steps: meter.steps.map(({ key, figures }) =>
      step(
        key,
        Object.fromEntries(
          Object.entries(figures).map(([name, { as, value }]) => [
            name,
            { as, value: toHundredths(value) },
          ]),
        ),
      ),
    ),
    assumed: [
      step(isOfPlan ? 'vesting.ofPlan' : 'vesting.typed', {}),
      ...(!isOfPlan && schedule.kind === 'graded' ? [step('vesting.evenSteps', {})] : []),
    ],
  };
}

/**
 * A part each year: nothing after the first and then the same part in every year, cut to whole percents. Section
 * 411(a)(2)(B) of the tax code allows no slower steps than these, with all of it after six years.
 */
function typedSchedule({ schedule, wholeAfter = 0 }: Values<typeof FIELDS>): VestingSchedule {
  if (schedule !== 'graded') return { kind: 'cliff', years: wholeAfter };
  const years = Math.max(1, Math.ceil(wholeAfter));
  if (years === 1) return { kind: 'cliff', years };
  return {
    kind: 'graded',
    steps: Array.from({ length: years - 1 }, (_each, at) => ({
      years: at + 2,
      percent: Math.floor((100 * (at + 1)) / (years - 1)),
    })),
  };
}

function sayMeter({ kept, lost, percentage }: VestingMeter): Step {
  if (kept + lost === 0) return step('vesting.keepsNone', {});
  if (percentage === 0) return step('vesting.keepsNothing', { lost: dollars(lost) });
  return lost > 0
    ? step('vesting.keepsPart', { kept: dollars(kept), lost: dollars(lost) })
    : step('vesting.keepsAll', { kept: dollars(kept) });
}

function sayAge(wholeFromAge: number | undefined): Step {
  return wholeFromAge === undefined
    ? step('vesting.wholeUnknown', {})
    : step('vesting.whole', { age: number(wholeFromAge) });
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function step(key: string, figures: Step['figures']): Step {
  return { key, figures };
}
