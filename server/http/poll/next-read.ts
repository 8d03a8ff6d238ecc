import type { NextRead } from '#contracts/calls/poll.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import type { Sentiment } from '#domain/poll/sentiments.ts';
import type { ContentSet } from '../../content/content-set.ts';
import { getCompany } from '../../content/get-company.ts';
import { listFitting } from '../../content/plan/find-misfit.ts';
import { createFillIn } from '../../views/fill-in.ts';

interface Reader {
  companyId: string;
  language: Language;
  planYear: number;
}

/** The one thing to read after a feeling: the first article that answers it and fits the company's plan. */
export function findNextRead(
  sentiment: Sentiment,
  content: ContentSet,
  { companyId, language, planYear }: Reader,
): NextRead | undefined {
  const company = getCompany(content, companyId);
  const article = listFitting(
    content.articles.filter(({ answersFeelings }) => answersFeelings.includes(sentiment)),
    company,
  )[0];
  if (!article) return undefined;
  const code = languageCode(language);
  return createFillIn({ planYear, company, code })({
    title: article.texts[code].title,
    href: `/${companyId}/${articlePathInCompany({ ...article, slug: article.path })}`,
    minutes: article.minutes,
  });
}
