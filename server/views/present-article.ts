import type {
  ArticleCardView,
  ArticleView,
  InfluencerView,
  InfographicView,
} from '#contracts/views/article.ts';
import type { BodyPartView } from '#contracts/views/block.ts';
import { badgesFromTags } from '#domain/articles/badge.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { resolveCardLink } from '#domain/pages/card-link.ts';
import { isInfographicImage, mobileInfographicPath } from '#domain/media/asset-names.ts';
import type { Article, ArticleInLanguage, BodyPart, ContentSet } from '../content/content-set.ts';
import { presentBlock } from './present-block.ts';
import { drawInsets } from './insets/draw-insets.ts';
import { presentEnding } from './present-ending.ts';
import { presentHelp, presentKeyPoints } from './present-contacts.ts';
import { filmSeconds, presentPicture } from './media-views.ts';
import type { PageSources } from './page-sources.ts';

export function presentCard(article: Article, page: PageSources): ArticleCardView {
  const text = article.texts[page.code];
  const link = resolveCardLink({ ...article, slug: article.path }, page.facts.companyId);
  return {
    id: article.id,
    href: link.href,
    opensNewTab: link.opensNewTab,
    title: text.title,
    description: text.description,
    image: article.image,
    minutes: article.minutes,
    likes: page.likesOf(article),
    badge: badgesFromTags(article.tags)[0],
    isVideo: article.contentType === 'video',
    filmSeconds: lengthOfFilm(text, page.content),
  };
}

export function presentArticle(
  article: Article,
  page: PageSources,
  next: readonly Article[],
): ArticleView {
  const { code, content, presentHtml } = page;
  const text = article.texts[code];
  return {
    id: article.id,
    kind: article.kind,
    path: articlePathInCompany({ ...article, slug: article.path }),
    title: text.title,
    description: text.description,
    image: article.image,
    imageAlt: text.imageAlt,
    minutes: article.minutes,
    updated: article.updated,
    badge: badgesFromTags(article.tags)[0],
    isVideo: article.contentType === 'video',
    filmSeconds: lengthOfFilm(text, content),
    intro: text.intro,
    body: [...filmFirst(article, text), ...text.body].flatMap((part, at): BodyPartView[] =>
      part.kind === 'html'
        ? drawInsets(part, page)
        : [{ kind: part.kind, name: `block-${at}`, block: presentBlock(part.block, page) }],
    ),
    closing: text.closing && presentHtml(text.closing),
    infographic: presentInfographic(text.infographicPath, text.infographicAlt, content),
    keyPoints: presentKeyPoints(text.keyPoints, page),
    help: presentHelp(article, page),
    ending: presentEnding(article.ending, page),
    sources: article.sources.map(({ [code]: { label, url } }) => ({ label, url })),
    likes: page.likesOf(article),
    next: next.map((other) => presentCard(other, page)),
    redirect: article.redirectUrl,
    influencer: presentInfluencer(article.influencer, page),
  };
}

/**
 * A presenter who is not among the influencers is left out; the content check has named the
 * article.
 */
export function presentInfluencer(
  id: string | undefined,
  { content, code }: PageSources,
): InfluencerView | undefined {
  const influencer = id === undefined ? undefined : content.influencers.get(id);
  if (!influencer) return undefined;
  const { name, about, alt, imagePath } = influencer;
  return { id: influencer.id, name, about: about[code], alt: alt[code], imagePath };
}

function presentInfographic(
  path: string | undefined,
  alt: string | undefined,
  content: ContentSet,
): InfographicView | undefined {
  if (path === undefined || alt === undefined || !isInfographicImage(path)) return undefined;
  const desktop = presentPicture(path, content);
  const mobile = presentPicture(mobileInfographicPath(path), content);
  return desktop && mobile ? { alt, desktop, mobile } : undefined;
}

/** The length of an article's own film. */
export function lengthOfFilm(
  { video }: ArticleInLanguage,
  content: ContentSet,
): number | undefined {
  return video && filmSeconds(video.dynamicMediaParams, content);
}

/** The article's own film stands before its text. */
function filmFirst({ image }: Article, { video }: ArticleInLanguage): BodyPart[] {
  if (video === undefined) return [];
  const { dynamicMediaParams: asset, ...words } = video;
  const data = { asset, cover: image, ...words };
  return [{ kind: 'block', block: { component: 's7Viewer', data } }];
}
