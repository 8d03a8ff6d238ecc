import type {
  ArticleCardView,
  ArticleView,
  InfographicView,
  PictureView,
} from '#contracts/services.ts';
import type { PageAddress } from '#contracts/services.ts';
import { badgesFromTags } from '#domain/articles/badge.ts';
import { languageCode } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import { resolveCardLink } from '#domain/links/card-link.ts';
import {
  isInfographicImage,
  mobileInfographicPath,
  mobileVideoAsset,
} from '#domain/media/asset-names.ts';
import { fillInCompany, type CompanyInHtml } from '../content/authored-html.ts';
import type { Article, ContentSet } from '../content/content-set.ts';

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
    bodyHtml: fillInCompany(text.bodyHtml, company),
    closingHtml:
      text.closingHtml === undefined ? undefined : fillInCompany(text.closingHtml, company),
    infographic: presentInfographic(text.infographicPath, text.infographicAlt, sources.content),
    video: presentVideo(text.video, sources.content),
    sources: article.sources.map((source) => ({ label: source[code], url: source.url })),
    likes: sources.likesOf(article),
    next,
    redirect: article.redirectUrl,
  };
}

export function mediaAddress(name: string, content: ContentSet): string | undefined {
  const file = content.media.get(name);
  return file && `/media/files/${file.hash}/${file.name}`;
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

function presentPicture(name: string, content: ContentSet): PictureView | undefined {
  const src = mediaAddress(name, content);
  const size = content.media.get(name)?.size;
  return src === undefined ? undefined : { src, width: size?.width, height: size?.height };
}

/** Each language is named in itself. */
const CAPTION_LANGUAGES = [
  { language: 'en', label: 'English' },
  { language: 'es', label: 'Español' },
];

type VideoText = NonNullable<Article['texts']['en']['video']>;

function presentVideo(video: VideoText | undefined, content: ContentSet): ArticleView['video'] {
  if (video === undefined) return undefined;
  const asset = video.dynamicMediaParams;
  return {
    ...video,
    source: mediaAddress(`${asset}.mp4`, content),
    mobileSource: mediaAddress(`${mobileVideoAsset(asset)}.mp4`, content),
    captions: CAPTION_LANGUAGES.flatMap(({ language, label }) => {
      const source = mediaAddress(`${asset}-${language}.vtt`, content);
      return source === undefined ? [] : [{ language, label, source }];
    }),
  };
}
