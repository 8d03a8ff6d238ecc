import type { MoneyQuestionView, MoneyQuestionViews } from '#contracts/views/money-questions.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import {
  fitsQuestion,
  MONEY_QUESTIONS,
  type MoneyQuestion,
} from '#domain/money-questions/money-questions.ts';
import { cardKey } from '../../content/parts/summaries.ts';
import { listFitting } from '../../content/plan/find-misfit.ts';
import { planOf } from '../../content/plan/plan-of.ts';
import type { PageSources } from '../page-sources.ts';
import { groundOf } from './ground-of-question.ts';

/** The guides that tell more, by their ids; one that does not fit the plan is left out. */
const GUIDES: Readonly<Record<MoneyQuestion, readonly string[]>> = {
  savers: ['savers-credit'],
  paycheck: ['compounding', 'employer-match'],
  roth: ['roth-or-pretax', 'catch-up-contributions'],
  match: ['employer-match'],
  vesting: ['vesting'],
  'social-security': ['social-security', 'survivors', 'working-past-65'],
  'retirement-pay': ['retirement-paycheck', 'required-minimum-distributions', 'when-markets-fall'],
};

/** The questions that fit the company’s plan. */
export function listMoneyQuestions({ company }: Pick<PageSources, 'company'>): MoneyQuestion[] {
  return MONEY_QUESTIONS.filter((question) => fitsQuestion(planOf(company), question));
}

function getMoneyQuestion(question: MoneyQuestion, page: PageSources): MoneyQuestionView {
  const { content, company, code, shown } = page;
  const ids = GUIDES[question];
  const guides = listFitting(
    content.articles.filter(({ id }) => ids.includes(id)),
    company,
  );
  return {
    question,
    fits: fitsQuestion(planOf(company), question),
    others: listMoneyQuestions(page).filter((other) => other !== question),
    ground: groundOf(question, page),
    guides: guides.map((article) => {
      shown.parts.add(cardKey(article.id));
      return {
        title: article.texts[code].title,
        path: articlePathInCompany({ ...article, slug: article.path }),
      };
    }),
  };
}

export const moneyQuestionViews = (page: PageSources): MoneyQuestionViews => ({
  listMoneyQuestions: () => listMoneyQuestions(page),
  getMoneyQuestion: (question) => getMoneyQuestion(question, page),
});
