import { planHas, type PlanPart } from '#domain/plan/plan-has.ts';
import type { CompanyPlan } from '#domain/plan/plan.ts';

/**
 * The questions about money that have a page of their own, in the order of their list. Each fits a plan
 * that has one of these parts, and one that names none fits every plan.
 */
const FITS = {
  paycheck: ['plan.ownRate'],
  roth: ['offers.roth'],
  match: ['plan.match'],
  vesting: ['plan.vesting'],
  savers: [],
  'social-security': [],
  'retirement-pay': [],
} as const satisfies Record<string, readonly PlanPart[]>;

export type MoneyQuestion = keyof typeof FITS;

export const MONEY_QUESTIONS = Object.keys(FITS) as readonly MoneyQuestion[];

export function isMoneyQuestion(name: string): name is MoneyQuestion {
  return Object.hasOwn(FITS, name);
}

export function fitsQuestion(plan: CompanyPlan | undefined, question: MoneyQuestion): boolean {
  const parts: readonly PlanPart[] = FITS[question];
  return parts.length === 0 || parts.some((part) => planHas(plan, part));
}
