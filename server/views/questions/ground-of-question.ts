import type { SaversGround } from '#domain/money-questions/ask-savers.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import { SAVERS_MATCH } from '#domain/savers/tables/savers-match.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import type { PageSources } from '../page-sources.ts';

type Ground = Readonly<Record<string, unknown>>;

/** What the answers to a question follow from besides what is typed: the tables of the page's year, and the plan. */
export function groundOf(question: MoneyQuestion, { facts }: PageSources): Ground {
  switch (question) {
    case 'savers':
      return { ...saversGround(facts.planYear) };
  }
}

function saversGround(planYear: number): SaversGround {
  const help = getSaversHelp(planYear);
  const { year, withholding } = getPayrollYear(planYear);
  return {
    credit: help.kind === 'credit' ? help.row : undefined,
    match: findRow(SAVERS_MATCH, planYear),
    payroll: { year, withholding },
  };
}
