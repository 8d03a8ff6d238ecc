import { articleSummaries, nextArticles } from '#contracts/calls/articles.ts';
import { rateArticle } from '#contracts/calls/rating.ts';
import { chooseNextArticles, hasAnyTag, parseTags } from '../../views/article-ranking.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import { listArticles } from '../../content/page-lists.ts';
import { createFillIn, type FillIn } from '../../views/fill-in.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { presentSummary } from './present-summary.ts';

export function articleRoutes(
  answerCall: AnswerCall,
  {
    content: store,
    likes,
    desk,
    planYear,
  }: Pick<Dependencies, 'content' | 'likes' | 'desk' | 'planYear'>,
): void {
  // These calls name no company.
  const fillInFor = (language: Language): FillIn =>
    createFillIn({ planYear: planYear(), company: undefined, code: languageCode(language) });

  answerCall(nextArticles, ({ body, language }) => {
    const content = store.current;
    const fillIn = fillInFor(language);
    const articles = chooseNextArticles(listArticles(content), {
      numberOfArticles: body.numberOfArticles,
      tags: parseTags(body.tagsQueryString),
      exclusionArticles: body.exclusionArticles,
      likesOf: (article) => article.likes + likes.get(article.id),
    });
    return {
      articles: articles.map((article) =>
        presentSummary(article, { content, language, fillIn, likes: likes.get(article.id) }),
      ),
    };
  });

  answerCall(articleSummaries, ({ body, language }) => {
    const content = store.current;
    const tags = parseTags(body.tagsQueryString);
    const fillIn = fillInFor(language);
    const articles = content.articles.filter((article) => hasAnyTag(article, tags));
    return {
      articles: articles.map((article) =>
        presentSummary(article, {
          content,
          language,
          fillIn,
          likes: likes.get(article.id),
          withMultimedia: body.multiMediaFetch,
          withInfluencer: body.influencersFetch,
        }),
      ),
    };
  });

  answerCall(rateArticle, ({ parameters, query, visitorId, sender }) =>
    desk.servicesFor(sender).rateArticle({
      articleId: parameters.id,
      visitorId,
      action: query.articleRatingActionType,
    }),
  );
}
