import type { BlockView, BodyPartView } from './block-view.ts';
import type { RatingAction, RatingAnswer } from './calls/articles.ts';
import type { RuntimeConfig } from './calls/runtime-config.ts';
import type { MoneyMinute, TargetDate } from './content/film-pages.ts';
import type { AwardsLanding, AwardsPodcast, AwardsVideo } from './content/awards-landing.ts';
import type { Disclosures, Fragment, FragmentName, InflationArea } from './content/fragments.ts';
import type { Failure } from './errors.ts';
import type { HispanicView } from './hispanic-view.ts';
import type { GuidanceServices } from './guidance.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { ConfirmAnswer, PlanMailAnswer, PlanMailForm } from './mail/action-plan.ts';
import type { CaptchaChallenge, CaptchaForm, HumanProof } from './mail/captcha.ts';
import type { ContactAnswer, ContactForm } from './mail/contact.ts';
import type { UnsubscribeAnswer } from './mail/unsubscribe.ts';
import type { AnimalCardView, AnimalView, QuizQuestionView } from './persona.ts';
import type { Flags } from '#domain/flags/flags.ts';
import type { BadgeStatus } from '#domain/articles/badge.ts';
import type { Language, LanguageCode } from '#domain/language/language.ts';
import type { ArticleKind } from '#domain/links/article-path.ts';
import type { Animal } from '#domain/persona/animals.ts';
import type { QuestionKey } from '#domain/persona/questions.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';

/** Which page is being made: everything a page may depend on. */
export interface PageAddress {
  companyId: string;
  language: Language;
}

export interface CompanyView {
  companyId: string;
  isDefault: boolean;
  name: string;
  logo: { mark: string; wordmark: string };
  recordKeeperName: string;
  recordKeeperUrl: string;
  recordKeeperAllocationUrl: string | undefined;
  enrollUrl: string;
  changeContribution: 'leave' | 'heads-up';
  changeContributionCtaTextOverride: string | undefined;
  leavingIcrModalTextOverride: string | undefined;
  intranet: { label: string; url: string } | undefined;
  planDetailsUrl: string | undefined;
  unionLandingLabel: string | undefined;
  showContactUs: boolean;
  showTargetDate: boolean;
  resources: CompanyResourceView[];
  /** True only for a company of its own that has resources and wants the link. */
  showsResourcesLink: boolean;
}

export interface CompanyResourceView {
  id: string;
  title: string;
  description: string;
  url: string;
}

export interface ShellView {
  company: CompanyView;
  language: Language;
  /** Compiled messages this company says in its own words, by nested key. */
  overrides: Record<string, unknown>;
  disclosures: Disclosures;
  artBase: string;
  themeCss: string;
  themeColor: string;
  /** Where the page is known to the world, for `hreflang` and share links. */
  origin: string;
  year: number;
  /** As they are for somebody nobody knows; the browser asks again for who is known. */
  flags: Flags;
  runtime: RuntimeConfig;
  /** False on a host that the company does not list. */
  indexable: boolean;
}

export interface ArticleCardView {
  id: string;
  /** Without a language: the link decides whether it keeps the page's. */
  href: string;
  opensNewTab: boolean;
  title: string;
  description: string;
  image: string;
  minutes: number;
  likes: number;
  badge: BadgeStatus | undefined;
  isVideo: boolean;
}

/** Who presents a film: a person of our own making, drawn. */
export interface InfluencerView {
  id: string;
  name: string;
  about: string;
  alt: string;
  imagePath: string;
}

/** A film's card, with whom it shows. */
export interface MinuteCardView extends ArticleCardView {
  influencer?: Pick<InfluencerView, 'name' | 'imagePath'> & { id?: string };
}

export interface MoneyMinuteView {
  texts: MoneyMinute;
  /** Those who present at least one film. */
  influencers: InfluencerView[];
  minutes: MinuteCardView[];
}

export interface TargetDateView extends Omit<TargetDate, 'multimedia'> {
  blocks: BlockView[];
  articles: ArticleCardView[];
}

export interface InfographicView {
  alt: string;
  desktop: PictureView;
  mobile: PictureView;
}

export interface PictureView {
  src: string;
  width: number | undefined;
  height: number | undefined;
}

/** The files of a film that are there. */
export interface FilmView {
  /** What analytics calls it, the same for the phone's copy. */
  name: string;
  /** Whose words stand in its pictures, where its name says so. */
  language: LanguageCode | undefined;
  source: string | undefined;
  mobileSource: string | undefined;
  poster: string | undefined;
  captions: Array<{ language: string; label: string; source: string }>;
}

export interface ArticleView {
  id: string;
  kind: ArticleKind;
  /** Below the company, without a leading slash. */
  path: string;
  title: string;
  description: string;
  image: string;
  imageAlt: string;
  minutes: number;
  updated: string;
  badge: BadgeStatus | undefined;
  isVideo: boolean;
  intro: string;
  body: BodyPartView[];
  closingHtml: string | undefined;
  infographic: InfographicView | undefined;
  sources: Array<{ label: string; url: string }>;
  likes: number;
  next: ArticleCardView[];
  redirect: string | undefined;
  influencer: InfluencerView | undefined;
}

export interface FaqGroupView {
  id: string;
  title: string;
  items: Array<{ id: string; question: string; answerHtml: string }>;
}

export interface TextPageView {
  title: string;
  description: string;
  updated: string;
  bodyHtml: string;
}

export interface GlossaryCardView {
  id: string;
  title: string;
  animatedImage: string;
  staticImage: string;
  descriptionHtml: string;
  exampleHtml: string;
}

export interface InflationView extends Omit<InflationArea, 'multimedia'> {
  blocks: BlockView[];
}

export interface AwardsVideoView extends Omit<AwardsVideo, 'videoConfig'> {
  film: FilmView;
  transcript: string;
}

export interface AwardsPodcastView extends AwardsPodcast {
  /** Nothing while its file is not there. */
  source: string | undefined;
}

type AwardsWatch = NonNullable<AwardsLanding['watch']>;

export interface AwardsWatchView extends Omit<AwardsWatch, 'videos' | 'podcast'> {
  videos: AwardsVideoView[];
  podcast?: AwardsPodcastView;
}

export interface AwardsView extends Omit<AwardsLanding, 'watch' | 'listen'> {
  watch?: AwardsWatchView;
  /** The playlist as the component that articles have, too. */
  listen?: BlockView;
}

export type FoundKind = 'article' | 'faq' | 'glossary' | 'page';

export interface FoundView {
  kind: FoundKind;
  /** Below the company. */
  path: string;
  title: string;
  summary: string;
}

export interface TopicView {
  id: string;
  title: string;
}

export type ArticleQuery =
  { by: 'id'; kind: ArticleKind; id: string } | { by: 'path'; path: string; kind?: ArticleKind };

export interface Rating {
  articleId: string;
  visitorId: string;
  action: RatingAction;
}

/** What a route loader or action may ask of the server. */
export interface AppServices extends GuidanceServices {
  getShell(address: PageAddress): ShellView;
  listTrending(address: PageAddress, topic?: string): ArticleCardView[];
  listTopics(address: PageAddress): TopicView[];
  findArticle(address: PageAddress, query: ArticleQuery): ArticleView | undefined;
  listFaqs(address: PageAddress): FaqGroupView[];
  getTextPage(address: PageAddress, page: string): TextPageView;
  /** The limits, brackets and bend points the calculator uses, as the company's plan has them. */
  getCalculatorYear(address: PageAddress): CalculatorYear;
  getFragment<Name extends FragmentName>(address: PageAddress, name: Name): Fragment<Name>;
  getQuizQuestion(address: PageAddress, key: QuestionKey): QuizQuestionView;
  listAnimals(address: PageAddress): AnimalCardView[];
  getAnimal(address: PageAddress, animal: Animal): AnimalView;
  /** What a person is told of a failure, in the page's language. */
  explainFailure(address: PageAddress, failure: Failure): string;
  listGlossary(address: PageAddress): GlossaryCardView[];
  getInflation(address: PageAddress): InflationView;
  getMoneyMinute(address: PageAddress): MoneyMinuteView;
  /** Nothing where the company does not show target date funds. */
  findTargetDate(address: PageAddress): TargetDateView | undefined;
  /** Undefined where its fragment is missing or malformed. */
  findHispanicLanding(address: PageAddress): HispanicView | undefined;
  /** Nothing where its fragment is missing or malformed. */
  findAwards(address: PageAddress, variant: AwardsVariant): AwardsView | undefined;
  /** Articles, questions and glossary cards that hold every word of the query, the closest first. */
  search(address: PageAddress, query: string): FoundView[];
  /** Whether the page of all components may be opened: in development and tests. */
  hasGallery(): boolean;
  /** Checks examples as the content is checked, and answers those that are drawn. */
  readExamples(address: PageAddress, examples: unknown): BlockView[];
  rateArticle(rating: Rating): Promise<RatingAnswer | Failure>;
  /** Keeps a message for the operator and sends it on. The form has passed `contactFormSchema`. */
  sendContact(
    address: PageAddress,
    form: ContactForm,
    proof: HumanProof,
  ): Promise<ContactAnswer | Failure>;
  /** Sends the plan in the page's language now, and a reminder six months later. */
  mailActionPlan(
    address: PageAddress,
    form: PlanMailForm,
    proof: HumanProof,
  ): Promise<PlanMailAnswer | Failure>;
  /** Sends the plan that somebody asked for who had unsubscribed, now that their mailbox has said yes. */
  confirmPlan(token: string): Promise<ConfirmAnswer | Failure>;
  /** Ends all mails to the address behind the link of a mail. */
  unsubscribe(token: string): Promise<UnsubscribeAnswer | Failure>;
  createChallenge(form: CaptchaForm): Promise<CaptchaChallenge>;
}
