import type { Assumptions } from './assumptions.ts';

const MONTHS = 12;

/** Today's dollars a month, at a time of life in which they stay the same. */
export interface IncomePhase {
  fromAge: number;
  /** The age at which the next one begins; none for the last, which goes on to the horizon. */
  untilAge: number | undefined;
  fromSavings: number;
  socialSecurity: number;
}

/** The income of whoever stops working before Social Security is claimed has two phases: nobody ever has their sum. */
export type IncomePhases = readonly [IncomePhase, ...IncomePhase[]];

/** What one dollar at the start of each year is worth at the start of the first. */
export function annuityDueFactor(rate: number, years: number): number {
  let factor = 0;
  for (let year = 0; year < years; year += 1) factor += (1 + rate) ** -year;
  return factor;
}

/** What a rate leaves once prices have risen: never mix a balance in one kind of dollar with the other's rate. */
export function realRate({
  returnPercentage,
  inflationPercentage,
}: Pick<Assumptions, 'returnPercentage' | 'inflationPercentage'>): number {
  return (100 + returnPercentage) / (100 + inflationPercentage) - 1;
}

export interface IncomeQuestion {
  balanceToday: number;
  retirementAge: number;
  claimingAge: number;
  monthlySocialSecurity: number;
  assumptions: Assumptions;
}

/** The balance paid out evenly, in purchasing power, until nothing is left at the horizon. */
export function viewIncome(question: IncomeQuestion): IncomePhases {
  const { balanceToday, retirementAge, claimingAge, monthlySocialSecurity, assumptions } = question;
  const years = assumptions.horizonAge - retirementAge;
  const perYear = balanceToday / annuityDueFactor(realRate(assumptions), years);
  const fromSavings = perYear / MONTHS;
  const last: IncomePhase = {
    fromAge: Math.max(retirementAge, claimingAge),
    untilAge: undefined,
    fromSavings,
    socialSecurity: monthlySocialSecurity,
  };
  if (monthlySocialSecurity === 0 || claimingAge <= retirementAge)
    return [{ ...last, fromAge: retirementAge }];
  const alone = { fromAge: retirementAge, untilAge: claimingAge, fromSavings, socialSecurity: 0 };
  return [alone, last];
}

export interface GoalQuestion {
  /** Dollars of the year of retirement. */
  annualNeedAtRetirement: number;
  /** Dollars of the year of retirement as well. */
  annualSocialSecurityAtRetirement: number;
  retirementAge: number;
  claimingAge: number;
  assumptions: Assumptions;
}

/**
 * The balance that pays the need, less Social Security once it is claimed, at the start of each year up
 * to the horizon. Both grow with prices, so that the real rate discounts them.
 */
export function savingsGoal(question: GoalQuestion): number {
  const { annualNeedAtRetirement, annualSocialSecurityAtRetirement, assumptions } = question;
  const rate = realRate(assumptions);
  const allYears = assumptions.horizonAge - question.retirementAge;
  const yearsAlone = Math.max(0, question.claimingAge - question.retirementAge);
  const beforeClaiming = annuityDueFactor(rate, yearsAlone);
  const afterClaiming = annuityDueFactor(rate, allYears) - beforeClaiming;
  const needBesides = Math.max(0, annualNeedAtRetirement - annualSocialSecurityAtRetirement);
  return annualNeedAtRetirement * beforeClaiming + needBesides * afterClaiming;
}
