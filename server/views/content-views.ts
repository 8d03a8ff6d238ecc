import type {
  ArticleCardView,
  ArticleView,
  InfluencerView,
  InfographicView,
} from '#contracts/views/article.ts';
import type { PageAddress } from '#contracts/services.ts';
import { badgesFromTags } from '#domain/articles/badge.ts';
import { languageCode } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import { resolveCardLink } from '#domain/links/card-link.ts';
import { isInfographicImage, mobileInfographicPath } from '#domain/media/asset-names.ts';
import { fillInCompany, type CompanyInHtml } from '../content/authored-html.ts';
import type { Article, ArticleInLanguage, BodyPart, ContentSet } from '../content/content-set.ts';
import { presentBlock } from './present-block.ts';
import { presentPicture } from './media-views.ts';

export interface ViewSources {
  content: ContentSet;
  companyInHtml: CompanyInHtml;
  likesOf: (article: Article) => number;
}

export function presentCard(
  article: Article,
  address: PageAddress,
  sources: ViewSources,
): ArticleCardView {
  const text = article.texts[languageCode(address.language)];
  const link = resolveCardLink({ ...article, slug: article.path }, address.companyId);
  return {
    id: article.id,
    href: link.href,
    opensNewTab: link.opensNewTab,
    title: text.title,
    description: text.description,
    image: article.image,
    minutes: article.minutes,
    likes: sources.likesOf(article),
    badge: badgesFromTags(article.tags)[0],
    isVideo: article.contentType === 'video',
  };
}

export interface ArticlePresentation {
  address: PageAddress;
  sources: ViewSources;
  next: ArticleCardView[];
}

export function presentArticle(
  article: Article,
  { address, sources, next }: ArticlePresentation,
): ArticleView {
  const code = languageCode(address.language);
  const text = article.texts[code];
  const company = sources.companyInHtml;
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
    intro: text.intro,
    body: [...filmFirst(text), ...text.body].map((part) =>
      part.kind === 'html'
        ? { kind: part.kind, html: fillInCompany(part.html, company) }
        : { kind: part.kind, block: presentBlock(part.block, sources.content) },
    ),
    closingHtml:
      text.closingHtml === undefined ? undefined : fillInCompany(text.closingHtml, company),
    infographic: presentInfographic(text.infographicPath, text.infographicAlt, sources.content),
    sources: article.sources.map((source) => ({ label: source[code], url: source.url })),
    likes: sources.likesOf(article),
    next,
    redirect: article.redirectUrl,
    influencer: presentInfluencer(article.influencer, address, sources.content),
  };
}

/** Who is not among the influencers is left out; the content check has named the article. */
export function presentInfluencer(
  id: string | undefined,
  { language }: PageAddress,
  content: ContentSet,
): InfluencerView | undefined {
  const influencer = id === undefined ? undefined : content.influencers.get(id);
  if (!influencer) return undefined;
  const code = languageCode(language);
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

/** An article's own film stands before its text. */
function filmFirst({ video }: ArticleInLanguage): BodyPart[] {
  if (video === undefined) return [];
  const { dynamicMediaParams: asset, ...words } = video;
  return [{ kind: 'block', block: { component: 's7Viewer', data: { asset, ...words } } }];
}
