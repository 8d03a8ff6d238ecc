import {
  company,
  companyResources,
  defaultCompany,
  virtualEventArticles,
} from '#contracts/calls/companies.ts';
import { failure } from '#contracts/errors.ts';
import { languageCode } from '#domain/language/language.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { listEventArticles } from '../../views/event-articles.ts';
import { createFillIn } from '../../views/fill-in.ts';
import { presentCompany } from '../../views/shell-view.ts';
import type { AnswerCall } from '../answer-call.ts';
import { presentSummary } from '../articles/present-summary.ts';
import type { Dependencies } from '../dependencies.ts';
import { findServedCompany } from './find-served-company.ts';
import { presentCompanyAnswer } from './present-company-answer.ts';

export function companyRoutes(
  answerCall: AnswerCall,
  { content: store, likes, planYear }: Pick<Dependencies, 'content' | 'likes' | 'planYear'>,
): void {
  const find = (companyId: string, host: string) =>
    findServedCompany(store.current, { companyId, host });

  answerCall(defaultCompany, ({ host, language }) => {
    const found = find(DEFAULT_COMPANY_ID, host);
    return found ? presentCompanyAnswer(found, language) : failure('company-not-found');
  });

  answerCall(company, ({ parameters, host, language }) => {
    const found = find(parameters.id, host);
    return found ? presentCompanyAnswer(found, language) : failure('company-not-found');
  });

  answerCall(companyResources, ({ parameters, host, language }) => {
    const found = find(parameters.id, host);
    if (!found) return failure('company-not-found');
    return { resources: presentCompany(found, languageCode(language)).resources };
  });

  /** Lists the articles of the company's event, summarized, in the order of its list. */
  answerCall(virtualEventArticles, ({ parameters, host, language }) => {
    const found = find(parameters.id, host);
    if (!found) return failure('company-not-found');
    const content = store.current;
    const fillIn = createFillIn({
      planYear: planYear(),
      company: found,
      code: languageCode(language),
    });
    return {
      articles: listEventArticles(content, found.companyId).map((article) =>
        presentSummary(article, { content, language, fillIn, likes: likes.get(article.id) }),
      ),
    };
  });
}
