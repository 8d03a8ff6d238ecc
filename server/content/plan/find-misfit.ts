import type { Company } from '#contracts/content/company.ts';
import type { LocalText } from '#contracts/content/texts.ts';
import { findLackingPart, type PlanPart } from '#domain/plan/plan-has.ts';
import { tagsOf } from '../article-tags.ts';
import type { Article } from '../content-set.ts';
import { planOf } from './plan-of.ts';

type InPlan = Pick<Article, 'id' | 'kind' | 'tags' | 'topics' | 'influencer' | 'needs'>;
type CompanyWithPlan = Pick<Company, 'plan'>;

/** Why a subject does not fit a company's plan, and what to read instead. */
export interface Misfit {
  /** The part that the plan lacks, where that is why. */
  lacks: PlanPart | undefined;
  why: LocalText | undefined;
  /** The id of another article. */
  instead: string | undefined;
}

/**
 * Tells of a subject that does not fit. What the profile says of a tag holds against what follows from the
 * rest of it, and the first row that names a tag of the subject before the others.
 */
export function findMisfit(article: InPlan, company: CompanyWithPlan): Misfit | undefined {
  const rows = company.plan?.articles ?? [];
  if (rows.length === 0 && article.needs.length === 0) return undefined;
  const lacks = findLackingPart(planOf(company), article.needs);
  if (rows.length === 0 && lacks === undefined) return undefined;
  const tags = new Set([
    ...tagsOf(article),
    `article/${article.id}`,
    ...article.needs.map((part) => `needs/${part}`),
  ]);
  const row = rows.find(({ tag }) => tags.has(tag));
  if (row ? row.fits : lacks === undefined) return undefined;
  return { lacks, why: row?.why, instead: row?.instead };
}

/** The articles that lists, cards and the search of a company may show. */
export function listFitting<Listed extends InPlan>(
  articles: readonly Listed[],
  company: CompanyWithPlan,
): readonly Listed[] {
  const isMisfit = articles.map((article) => findMisfit(article, company) !== undefined);
  return isMisfit.includes(true) ? articles.filter((_article, at) => !isMisfit[at]) : articles;
}

/** Whether a text about these parts is for the people of a company. */
export function fitsPlan(needs: readonly PlanPart[], company: CompanyWithPlan): boolean {
  return findLackingPart(planOf(company), needs) === undefined;
}
