import type { Assumptions } from './assumptions.ts';

const MONTHS = 12;

/** The monthly income, in today's dollars, of a time of life in which it stays the same. */
export interface IncomePhase {
  fromAge: number;
  /** The age at which the next phase begins; undefined for the last, which lasts to the horizon. */
  untilAge: number | undefined;
  fromSavings: number;
  socialSecurity: number;
}

/**
 * A person who stops working before Social Security is claimed has savings alone until then, so
 * there are two phases, and no figure adds the two incomes.
 */
export type IncomePhases = readonly [IncomePhase, ...IncomePhase[]];

/** The value, at the start of the first year, of one dollar at the start of each year. */
export function annuityDueFactor(rate: number, years: number): number {
  let factor = 0;
  for (let year = 0; year < years; year += 1) factor += (1 + rate) ** -year;
  return factor;
}

/**
 * The rate that is left once prices have risen. Amounts that rise with prices are worked out with
 * this rate, not with the nominal one.
 */
export function realRate({
  returnPercentage,
  inflationPercentage,
}: Pick<Assumptions, 'returnPercentage' | 'inflationPercentage'>): number {
  return (100 + returnPercentage) / (100 + inflationPercentage) - 1;
}

interface IncomeQuestion {
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

interface GoalQuestion {
  /** In dollars of the year of retirement. */
  annualNeedAtRetirement: number;
  /** In dollars of the year of retirement. */
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
