import type { CutList } from '#domain/lists/list-page.ts';
import type { BadgeStatus } from '#domain/articles/badge.ts';
import type { ArticleKind } from '#domain/articles/article-kinds.ts';
import type { AuthoredHtml } from './authored-html.ts';
import type { BodyPartView } from './block.ts';
import type { PictureView } from './media.ts';

export interface ArticleCardView {
  id: string;
  /** The address without a language: the link decides whether it keeps the page's. */
  href: string;
  opensNewTab: boolean;
  title: string;
  description: string;
  image: string;
  minutes: number;
  likes: number;
  badge: BadgeStatus | undefined;
  isVideo: boolean;
  /** How long its film is, as the file says; undefined where there is none. */
  filmSeconds: number | undefined;
}

/** The presenter of a film, an invented and drawn person. */
export interface InfluencerView {
  id: string;
  name: string;
  about: string;
  alt: string;
  imagePath: string;
}

export interface ArticleView {
  id: string;
  kind: ArticleKind;
  /** The address below the company, without a leading slash. */
  path: string;
  title: string;
  description: string;
  image: string;
  imageAlt: string;
  minutes: number;
  updated: string;
  badge: BadgeStatus | undefined;
  isVideo: boolean;
  /** How long its film is, as the file says; undefined where there is none. */
  filmSeconds: number | undefined;
  intro: string;
  body: BodyPartView[];
  closing: AuthoredHtml | undefined;
  infographic: InfographicView | undefined;
  /** Three lines, where the author has written them. */
  keyPoints: AuthoredHtml | undefined;
  /** The people to call, and who checked the facts and when next. */
  help: AuthoredHtml | undefined;
  /** Where the subject has a next step of its own: what it is, and who to call. */
  ending: EndingView | undefined;
  sources: Array<{ label: string; url: string }>;
  likes: number;
  next: ArticleCardView[];
  redirect: string | undefined;
  influencer: InfluencerView | undefined;
  /** Set where it does not fit the plan of the company: the page then says so, and nothing of its text. */
  misfit?: MisfitView;
}

/** The words around the sentence that says why an article does not fit. */
export interface MisfitView {
  label: string;
  all: string;
  instead: string;
}

export interface EndingView {
  title: string;
  lead: string;
  call: string;
  phone: { href: string; number: string; said: string };
}

export interface InfographicView {
  alt: string;
  desktop: PictureView;
  mobile: PictureView;
}

export interface TrendingQuery {
  topic?: string | undefined;
  /** How many stand on a page. */
  size: number;
  /** The first page if left out. */
  number?: number;
}

export type ArticleQuery =
  { by: 'id'; kind: ArticleKind; id: string } | { by: 'path'; path: string; kind?: ArticleKind };

export interface TopicView {
  id: string;
  title: string;
}

/** What pages ask of articles. */
export interface ArticleViews {
  listTrending(query: TrendingQuery): CutList<ArticleCardView>;
  listTopics(): TopicView[];
  findArticle(query: ArticleQuery): ArticleView | undefined;
}
