import { CONTRIBUTION_LIMITS } from '../calculator/tables/contribution-limits.ts';
import { INCOME_TAX } from '../calculator/tables/income-tax.ts';
import { CHARITY, HEALTH_SAVINGS, IRA, SAVERS_CREDIT } from './account-tables.ts';
import {
  ADVANTAGE,
  DRUG_PLANS,
  EARNINGS_TEST,
  MEDICARE,
  SOCIAL_SECURITY,
} from './benefit-tables.ts';
import { findRow, type DatedTable } from './dated-row.ts';
import { dollars, number, percent, type Figure } from './figure.ts';

/** Above these wages of the year before, from the same employer, the catch-up has to be Roth. */
const ROTH_CATCH_UP = CONTRIBUTION_LIMITS.flatMap(({ rothCatchUp, source }) =>
  rothCatchUp === undefined ? [] : [{ ...rothCatchUp, source }],
);

/**
 * Every figure that a text may name, for a year. Each group has the `year` of its row, which is not
 * the year asked for where that is not known yet: a text that names an amount names this year with it.
 */
export function listFigures(year: number) {
  const limits = findRow(CONTRIBUTION_LIMITS, year);
  // In years without a larger amount for 60 to 63, people of that age have the usual one.
  const catchUpSixties = limits.catchUpSixties ?? limits.catchUp;
  const rothCatchUp = findRow(ROTH_CATCH_UP, year);
  const ira = findRow(IRA, year);
  const hsa = findRow(HEALTH_SAVINGS, year);
  const charity = findRow(CHARITY, year);
  const credit = findRow(SAVERS_CREDIT, year);
  const work = findRow(EARNINGS_TEST, year);
  const socialSecurity = findRow(SOCIAL_SECURITY, year);
  const medicare = findRow(MEDICARE, year);
  const partD = findRow(DRUG_PLANS, year);
  const advantage = findRow(ADVANTAGE, year);
  const tax = findRow(INCOME_TAX, year);
  const withCatchUp = limits.electiveDeferral + limits.catchUp;
  return {
    'plan.year': number(year),
    'limit.year': number(limits.year),
    'limit.elective': dollars(limits.electiveDeferral),
    'limit.catchUp': dollars(limits.catchUp),
    'limit.catchUpSixties': dollars(catchUpSixties),
    'limit.withCatchUp': dollars(withCatchUp),
    'limit.withCatchUpSixties': dollars(limits.electiveDeferral + catchUpSixties),
    'limit.withCatchUpEachOf26': dollars(withCatchUp / 26),
    'limit.catchUpAge': number(limits.catchUpAge),
    'limit.allAdditions': dollars(limits.allAdditions),
    'rothCatchUp.year': number(rothCatchUp.year),
    'rothCatchUp.wageYear': number(rothCatchUp.year - 1),
    'rothCatchUp.wages': dollars(rothCatchUp.wages),
    'ira.year': number(ira.year),
    'ira.limit': dollars(ira.limit),
    'ira.catchUp': dollars(ira.catchUp),
    'ira.withCatchUp': dollars(ira.limit + ira.catchUp),
    'ira.rothSingleFrom': dollars(ira.rothSingle.from),
    'ira.rothSingleTo': dollars(ira.rothSingle.to),
    'ira.rothMarriedFrom': dollars(ira.rothMarried.from),
    'ira.rothMarriedTo': dollars(ira.rothMarried.to),
    'ira.deductionSingleFrom': dollars(ira.deductionSingle.from),
    'ira.deductionSingleTo': dollars(ira.deductionSingle.to),
    'ira.deductionMarriedFrom': dollars(ira.deductionMarried.from),
    'ira.deductionMarriedTo': dollars(ira.deductionMarried.to),
    'hsa.year': number(hsa.year),
    'hsa.self': dollars(hsa.self),
    'hsa.family': dollars(hsa.family),
    'charity.year': number(charity.year),
    'charity.limit': dollars(charity.limit),
    'saversCredit.year': number(credit.year),
    'saversCredit.singleHalf': dollars(credit.single.half),
    'saversCredit.singleFifth': dollars(credit.single.fifth),
    'saversCredit.singleTenth': dollars(credit.single.tenth),
    'saversCredit.householdHalf': dollars(credit.household.half),
    'saversCredit.householdFifth': dollars(credit.household.fifth),
    'saversCredit.householdTenth': dollars(credit.household.tenth),
    'saversCredit.marriedHalf': dollars(credit.married.half),
    'saversCredit.marriedFifth': dollars(credit.married.fifth),
    'saversCredit.marriedTenth': dollars(credit.married.tenth),
    'work.year': number(work.year),
    'work.limit': dollars(work.limit),
    'work.limitInLastYear': dollars(work.limitInLastYear),
    'socialSecurity.year': number(socialSecurity.year),
    'socialSecurity.raise': percent(socialSecurity.raise),
    'socialSecurity.wageBase': dollars(socialSecurity.wageBase),
    'medicare.year': number(medicare.year),
    'medicare.hospitalDeductible': dollars(medicare.hospitalDeductible),
    'medicare.premium': dollars(medicare.premium),
    'medicare.premiumsOfYear': dollars(12 * medicare.premium),
    'medicare.deductible': dollars(medicare.deductible),
    'medicare.partBOfYear': dollars(Math.round(12 * medicare.premium + medicare.deductible)),
    'medicare.nursingDay': dollars(medicare.nursingDay),
    'medicare.incomeSingle': dollars(medicare.incomeSingle),
    'medicare.incomeMarried': dollars(medicare.incomeMarried),
    'partD.year': number(partD.year),
    'partD.most': dollars(partD.most),
    'partD.deductible': dollars(partD.deductible),
    'partD.basePremium': dollars(partD.basePremium),
    // One percent for each month; the law rounds to ten cents.
    'partD.lateBy20Months': dollars(Math.round(partD.basePremium * 20 * 0.1) / 10),
    'advantage.year': number(advantage.year),
    'advantage.most': dollars(advantage.most),
    'tax.year': number(tax.year),
    'tax.standardDeduction': dollars(tax.standardDeduction.single),
    'tax.standardDeductionMarried': dollars(tax.standardDeduction.married),
  } as const satisfies Record<string, Figure>;
}

export type FigureName = keyof ReturnType<typeof listFigures>;

export const FIGURE_NAMES = Object.keys(listFigures(0)) as readonly FigureName[];

export function isFigureName(name: string): name is FigureName {
  return FIGURE_NAMES.some((known) => known === name);
}

/** The tables by the group of their figures. */
export const FIGURE_TABLES: Readonly<Record<string, DatedTable<object>>> = {
  limit: CONTRIBUTION_LIMITS,
  rothCatchUp: ROTH_CATCH_UP,
  ira: IRA,
  hsa: HEALTH_SAVINGS,
  charity: CHARITY,
  saversCredit: SAVERS_CREDIT,
  work: EARNINGS_TEST,
  socialSecurity: SOCIAL_SECURITY,
  medicare: MEDICARE,
  partD: DRUG_PLANS,
  advantage: ADVANTAGE,
  tax: INCOME_TAX,
};

/** The two newest years of which any table knows something. */
export function listNewestYears(): number[] {
  const newest = Math.max(
    ...Object.values(FIGURE_TABLES)
      .flat()
      .map(({ year }) => year),
  );
  return [newest - 1, newest];
}
