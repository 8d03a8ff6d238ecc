import type { MatchPeriod } from '../calculator/assumptions.ts';
import type { ContributionLimits } from '../calculator/calculator-year.ts';
import type { CalculatorInputs } from '../calculator/inputs.ts';
import { contributeInYear, fullMatch, fullMatchRate } from '../calculator/year-contribution.ts';
import type { Walked } from './walk-trail.ts';

/** What somebody has typed elsewhere on this device; each is undefined where they did not. */
export interface OwnNumbers {
  /** What was typed into the calculator. */
  inputs: CalculatorInputs | undefined;
  /** Whether the match goes by the year or by the month, where they chose it there. */
  matchPeriod?: MatchPeriod | undefined;
  /** What the budget sheet says of a month: the least that debts ask for, and all that goes out but savings. */
  budget: { debts: number; goesOut: number } | undefined;
}

/** One thing of the order in which guides tell people to use a dollar that is left. */
export interface FirstThing {
  kind: 'match' | 'debt' | 'cushion' | 'more';
  isDone: boolean;
  /** Their own figure in dollars: of a year for the match, of a month for all others. */
  amount: number | undefined;
  /** Their rate is high enough for the whole match, which ends with the yearly limit before the year does. */
  endsEarly?: boolean;
}

export interface FirstQuestion {
  match: Walked['match'];
  own: OwnNumbers;
  limits: ContributionLimits;
  /** As the company’s plan has it. */
  matchPeriod: MatchPeriod;
  /** People set the rate that they save themselves. */
  hasOwnRate: boolean;
}

const MONTHS = 12;
/** Less than this is shown as nothing. */
const NOTHING = 0.5;

/** The match, costly debt, a cushion of a month, then more, each with what somebody typed of it. */
export function listWhatFirst(question: FirstQuestion): FirstThing[] {
  const { match, own, hasOwnRate } = question;
  const { inputs, budget } = own;
  const { left, isEnough } = matchLeft(question);
  const isAllTaken = left !== undefined && left < NOTHING;
  const things: FirstThing[] = [
    { kind: 'debt', isDone: budget?.debts === 0, amount: budget?.debts },
    { kind: 'cushion', isDone: false, amount: budget?.goesOut },
    {
      kind: 'more',
      isDone: false,
      amount: inputs && hasOwnRate ? inputs.pretaxSalary / 100 / MONTHS : undefined,
    },
  ];
  if (match === 'none') return things;
  const isDone = match === 'got' || isAllTaken;
  // More savings would bring this person no more of it.
  const endsEarly = isEnough && !isDone && { endsEarly: true };
  return [{ kind: 'match', isDone, amount: left, ...endsEarly }, ...things];
}

/**
 * What stays with the employer in a year, undefined where the numbers have no match, and whether the rate is
 * high enough for all of it.
 */
function matchLeft({ own, limits, matchPeriod: ofPlan }: FirstQuestion): {
  left: number | undefined;
  isEnough: boolean;
} {
  const { inputs } = own;
  if (inputs === undefined) return { left: undefined, isEnough: false };
  const { pretaxSalary: pay, currentAge: age, contributionPercentage } = inputs;
  const matchPeriod = own.matchPeriod ?? ofPlan;
  const question = { pay, age, matchRule: inputs, limits, matchPeriod };
  const whole = fullMatch(question);
  if (whole < NOTHING) return { left: undefined, isEnough: false };
  const { match } = contributeInYear({ ...question, contributionPercentage });
  const enough =
    fullMatchRate(question) ?? inputs.employerMatchingUpToContributionPercentageOfSalary;
  return { left: Math.max(0, whole - match), isEnough: contributionPercentage >= enough };
}
