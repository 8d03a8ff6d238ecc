import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { showAdded } from '#domain/money/show-added.ts';

export type BeatName = 'you' | 'employer' | 'time' | 'more';

/** A part of what could be there at the end; one that is below zero takes away. */
export interface Beat {
  name: BeatName;
  amount: number;
}

/** A beat that brings less is not worth a sentence. */
const LEAST_TOLD = 500;

/**
 * What a plan is made of, from the ground up. Where savings do not outgrow prices there are no layers to
 * tell of, and a single part is no story.
 */
export function listBeats(plan: ShownPlan): Beat[] {
  const { inputs, base, withIncrease } = plan;
  if (base.grown < LEAST_TOLD) return [];
  const beats: Beat[] = [
    { name: 'you', amount: inputs.currentSavings + base.paidIn },
    { name: 'employer', amount: base.matched },
    { name: 'time', amount: base.grown },
  ];
  const more: Beat[] =
    withIncrease === undefined
      ? []
      : [
          {
            name: 'more',
            amount:
              showAdded(base.retirementBalance, withIncrease.retirementBalance) *
              (withIncrease.retirementBalance < base.retirementBalance ? -1 : 1),
          },
        ];
  const told = [...beats, ...more].filter(({ amount }) => Math.abs(amount) >= LEAST_TOLD);
  return told.length > 1 ? told : [];
}

/** How high the layers of a plan stand at an age: what somebody put in, and the employer's on top. */
export interface Strata {
  own: number;
  joined: number;
}

/** The layers at each point of the chart; none stands above today's course. */
export function listStrata({ inputs, base }: Pick<ShownPlan, 'inputs' | 'base'>): Strata[] {
  let own = inputs.currentSavings;
  let joined = own;
  const start = { own, joined };
  return [
    start,
    ...base.rows.map(({ employee, match, balance }) => {
      own += employee;
      joined += employee + match;
      return { own: Math.min(own, balance), joined: Math.min(joined, balance) };
    }),
  ];
}
