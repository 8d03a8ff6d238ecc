import { articleSummaries, type ArticleSummary } from '#contracts/calls/articles.ts';
import type { MinuteCardView } from '#contracts/views/film-pages.ts';
import { BADGE_STATUSES } from '#domain/articles/badge.ts';
import type { Language } from '#domain/language/language.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { influencerArticlesSet } from './articles-slice.ts';
import { callServer } from './call-server.ts';
import { failed, loaderHidden, loaderShown } from './page-slices.ts';
import type { Store } from './store.ts';

export interface InfluencerFilter {
  /** Undefined asks for the films of all influencers. */
  influencer: string | undefined;
  companyId: string;
  language: Language;
  /** The failure message of the specification, in the page's language. */
  failureText: string;
}

/**
 * Loads the films of the filter as they are now, because the page itself may be an older copy from
 * a cache.
 */
export async function loadInfluencerArticles(
  store: Store,
  { influencer, companyId, language, failureText }: InfluencerFilter,
): Promise<boolean> {
  store.dispatch(loaderShown());
  const result = await callServer(store, articleSummaries, {
    key: 'influencer articles',
    query: { lang: language },
    body: {
      tagsQueryString: influencer === undefined ? 'kind/money-minute' : `influencer/${influencer}`,
      influencersFetch: true,
    },
  });
  if (!result.ok) {
    store.dispatch(failed('articles/influencerArticlesFailed', new Error(failureText)));
    return false;
  }
  const cards = result.answer.articles.map((summary) => toCard(summary, companyId));
  store.dispatch(influencerArticlesSet(cards));
  store.dispatch(loaderHidden());
  return true;
}

function toCard(summary: ArticleSummary, companyId: string): MinuteCardView {
  const { id, title, description, imagePath, length, likes, badges, influencer } = summary;
  const target = summary.redirectUrl ?? summary.path;
  const opensNewTab = isExternalLink(target);
  return {
    id,
    href: opensNewTab ? target : `/${companyId}/${target.replace(/^\/+/, '')}`,
    opensNewTab,
    title,
    description,
    image: imagePath,
    minutes: length,
    likes,
    badge: BADGE_STATUSES.find((status) => status === badges[0]),
    isVideo: summary.contentType === 'video',
    filmSeconds: summary.filmSeconds,
    ...(influencer && { influencer: { name: influencer.name, imagePath: influencer.imagePath } }),
  };
}
