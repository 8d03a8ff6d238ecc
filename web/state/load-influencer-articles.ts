import type { ArticleSummary } from '#contracts/calls/articles.ts';
import type { MinuteCardView } from '#contracts/views/film-pages.ts';
import { BADGE_STATUSES } from '#domain/articles/badge.ts';
import type { Language } from '#domain/language/language.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { influencerArticlesSet } from './articles-slice.ts';
import { fetchJson } from './fetch-json.ts';
import { failed, loaderHidden, loaderShown } from './page-slices.ts';
import type { Store } from './store.ts';

const SUMMARIES = '/po/content/articles';

export interface InfluencerFilter {
  /** Without one, the films of all of them. */
  influencer: string | undefined;
  companyId: string;
  language: Language;
  /** What the specification calls a failure, in the page's language. */
  failureText: string;
}

/** Asks for the films of the filter as they are now; the page itself may have been kept for a while. */
export async function loadInfluencerArticles(
  store: Store,
  { influencer, companyId, language, failureText }: InfluencerFilter,
): Promise<boolean> {
  store.dispatch(loaderShown());
  const result = await fetchJson(store.dispatch, {
    key: 'influencer articles',
    url: withLanguage(SUMMARIES, language),
    method: 'POST',
    body: {
      tagsQueryString: influencer === undefined ? 'kind/money-minute' : `influencer/${influencer}`,
      influencersFetch: true,
    },
  });
  const summaries = result.ok ? readSummaries(result.data) : undefined;
  if (summaries === undefined) {
    store.dispatch(failed('articles/influencerArticlesFailed', new Error(failureText)));
    return false;
  }
  store.dispatch(influencerArticlesSet(summaries.map((summary) => toCard(summary, companyId))));
  store.dispatch(loaderHidden());
  return true;
}

/** The summaries an answer holds, or nothing when it is not what was asked for. */
function readSummaries(data: unknown): ArticleSummary[] | undefined {
  if (typeof data !== 'object' || data === null || !('articles' in data)) return undefined;
  const { articles } = data;
  return Array.isArray(articles) && articles.every(isSummary) ? articles : undefined;
}

const TEXTS = ['id', 'title', 'description', 'imagePath', 'path', 'contentType'];

function isSummary(value: unknown): value is ArticleSummary {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    TEXTS.every((name) => typeof fields.get(name) === 'string') &&
    ['length', 'likes'].every((name) => typeof fields.get(name) === 'number') &&
    Array.isArray(fields.get('badges'))
  );
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
    ...(influencer && { influencer: { name: influencer.name, imagePath: influencer.imagePath } }),
  };
}
