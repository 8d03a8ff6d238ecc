import type { InLanguage, PlanView, PlanViews } from '#contracts/views/plan.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { matchOfRate, rateForWholeMatch } from '#domain/plan/match-of-rate.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { planOf } from '../../content/plan/plan-of.ts';
import type { PageSources } from '../page-sources.ts';
import { findHoursPlan } from './find-hours-plan.ts';
import { getGroundOfResult } from './ground-of-result.ts';
import { findPlanForCalculator } from './plan-for-calculator.ts';

/** Returns undefined for a company without a profile. */
export function findPlan({ company, code }: PageSources): PlanView | undefined {
  if (!company.plan) return undefined;
  const { articles: _articles, eligibleEmployees: _count, ...shown } = company.plan;
  const tiers = shown.match?.tiers ?? [];
  const ratePercent = rateForWholeMatch(tiers);
  return {
    profile: inLanguage(shown, code),
    hasOwnRate: planHas(planOf(company), 'plan.ownRate'),
    wholeMatch:
      ratePercent > 0
        ? { ratePercent, matchPercent: matchOfRate(tiers, 100, ratePercent) }
        : undefined,
  };
}

function inLanguage<Value>(value: Value, code: LanguageCode): InLanguage<Value> {
  return translate(value, code) as InLanguage<Value>;
}

function translate(value: unknown, code: LanguageCode): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => translate(entry, code));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  if (fields.length === LANGUAGE_CODES.length && isLocalText(value)) return value[code];
  return Object.fromEntries(fields.map(([name, inner]) => [name, translate(inner, code)]));
}

function isLocalText(value: object): value is Record<LanguageCode, string> {
  return LANGUAGE_CODES.every((code) => Object.hasOwn(value, code));
}

export const planViews = (page: PageSources): PlanViews => ({
  findPlan: () => findPlan(page),
  findPlanForCalculator: () => findPlanForCalculator(page),
  getGroundOfResult: () => getGroundOfResult(page),
  findHoursPlan: () => findHoursPlan(page),
});
