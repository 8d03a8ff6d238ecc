import { DEFAULT_ASSUMPTIONS } from '../domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '../domain/calculator/inputs.ts';
import { makePlan, projectSavings } from '../domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '../domain/calculator/tables/find-calculator-year.ts';
import { planHousehold } from '../domain/household/household-plan.ts';
import type { HouseholdPerson, HouseholdQuestion } from '../domain/household/household.ts';
import { getHouseholdYear } from '../domain/household/tables/find-household-year.ts';

/**
 * Measures the longest life the calculator takes: microseconds a call, the median of many rounds. A
 * household of two and the plan of one of them take turns, and the fastest of their short rounds count,
 * so that a busy machine slows neither more than the other.
 */
const LONGEST: CalculatorInputs = {
  currentAge: 16,
  retirementAge: 87,
  pretaxSalary: 60_000,
  currentSavings: 1_000,
  contributionPercentage: 6,
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
  autoIncreasePercentage: 1,
};
const ROUNDS = 101;
const CALLS = 500;
const TURNS = 1_001;
const CALLS_OF_TURN = 20;
const MICROSECONDS = 1_000;
const GOAL = 50;
/** The most plans of one person that a household of two may cost. */
const HOUSEHOLD_GOAL = 5;

const PERSON: HouseholdPerson = {
  inputs: { ...LONGEST, currentAge: 40, retirementAge: 67, currentSavings: 30_000 },
  claimingAge: 67,
  period: 'biweekly',
  rothPercentage: 50,
  wagesOfYearBefore: 60_000,
};
const TWO_PEOPLE: HouseholdQuestion = {
  people: [
    PERSON,
    { ...PERSON, inputs: { ...PERSON.inputs, currentAge: 38, pretaxSalary: 30_000 } },
  ],
  filer: 'married',
  assumptions: DEFAULT_ASSUMPTIONS,
  offersRoth: true,
  rateLater: 12,
  sharesPercentage: 60,
  order: 'outside-first',
};

const year = getCalculatorYear(2026);
const householdYear = getHouseholdYear(2026);
// A part of every result is kept, so that the engine cannot skip a call as unused.
let kept = 0;

const plain = measure(compoundPlainly);
const projection = measure(
  () => projectSavings(LONGEST, DEFAULT_ASSUMPTIONS, year.limits).retirementBalance,
);
const plan = measure(() => makePlan(LONGEST, DEFAULT_ASSUMPTIONS, year).goal);

const [planOfOne, household] = measureInTurns(
  () => makePlan(PERSON.inputs, DEFAULT_ASSUMPTIONS, year).goal,
  () => planHousehold(TWO_PEOPLE, householdYear).pay.monthly,
);

print('plain compounding', plain);
print('projectSavings', projection);
print('makePlan', plan);
process.stdout.write(
  `${projection < GOAL ? 'Within' : 'NOT within'} ${GOAL} µs for a projection from 16 to 87.\n`,
);
print('plan of one', planOfOne);
print('household of two', household);
process.stdout.write(
  `A household of two costs ${(household / planOfOne).toFixed(1)} plans of one, ${household <= HOUSEHOLD_GOAL * planOfOne ? 'within' : 'NOT within'} ${HOUSEHOLD_GOAL}.\n`,
);
if (kept <= 0) throw new Error('nothing was computed');

/** Without limits, match or rows, this is the least that a projection has to do. */
function compoundPlainly(): number {
  let balance = LONGEST.currentSavings;
  let pay = LONGEST.pretaxSalary;
  for (let age = LONGEST.currentAge; age < LONGEST.retirementAge; age += 1) {
    balance = balance * 1.055 + pay * 0.06;
    pay *= 1.03;
  }
  return balance;
}

function measure(call: () => number): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (let index = 0; index < CALLS; index += 1) kept += call();
    return ((performance.now() - start) * MICROSECONDS) / CALLS;
  });
  return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

function measureInTurns(one: () => number, other: () => number): [number, number] {
  const fastest: [number, number] = [Infinity, Infinity];
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [at, call] of ([one, other] as const).entries()) {
      const start = performance.now();
      for (let index = 0; index < CALLS_OF_TURN; index += 1) kept += call();
      const took = ((performance.now() - start) * MICROSECONDS) / CALLS_OF_TURN;
      if (took < (fastest[at] ?? 0)) fastest[at] = took;
    }
  return fastest;
}

function print(name: string, microseconds: number): void {
  const times = (microseconds / plain).toFixed(0);
  process.stdout.write(
    `${name.padEnd(18)} ${microseconds.toFixed(2).padStart(8)} µs  ${times} x\n`,
  );
}
