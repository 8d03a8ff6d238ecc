import type { ArticleSummary } from '#contracts/calls/articles.ts';
import { badgesFromTags } from '#domain/articles/badge.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { listBlocks } from '../../content/article-blocks.ts';
import { tagsOf } from '../../content/article-tags.ts';
import type { Article, ContentSet } from '../../content/content-set.ts';
import type { FillIn } from '../../views/fill-in.ts';
import { lengthOfFilm } from '../../views/present-article.ts';

interface SummaryOptions {
  content: ContentSet;
  language: Language;
  fillIn: FillIn;
  /** Likes given here, which are added to the number in the article's file. */
  likes: number;
  withMultimedia?: boolean;
  withInfluencer?: boolean;
}

/** The fields of an article that a call returns: what a card needs, never the text. */
export function presentSummary(article: Article, options: SummaryOptions): ArticleSummary {
  const code = languageCode(options.language);
  const text = article.texts[code];
  const seconds = lengthOfFilm(text, options.content);
  const influencer =
    article.influencer === undefined
      ? undefined
      : options.content.influencers.get(article.influencer);
  return options.fillIn({
    id: article.id,
    aemId: `content/articles/${article.id}`,
    title: text.title,
    description: text.description,
    length: article.minutes,
    ...(seconds !== undefined && { filmSeconds: seconds }),
    imagePath: article.image,
    path: articlePathInCompany({ ...article, slug: article.path }),
    cfModel: article.contentType,
    ...(article.redirectUrl !== undefined && { redirectUrl: article.redirectUrl }),
    contentType: article.contentType,
    badges: badgesFromTags(article.tags),
    topics: article.topics,
    tags: tagsOf(article),
    likes: article.likes + options.likes,
    ...(options.withMultimedia && { multimedia: listBlocks(text.body) }),
    ...(options.withInfluencer &&
      influencer && {
        influencer: {
          name: influencer.name,
          about: influencer.about[code],
          alt: influencer.alt[code],
          imagePath: influencer.imagePath,
        },
      }),
  });
}
