import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { Language } from '#domain/language/language.ts';
import type { CutList } from '#domain/lists/list-page.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import type { Plan } from '#domain/persona/plans.ts';
import type { QuestionKey } from '#domain/persona/questions.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import type { PlanMailAnswer } from './calls/action-plan.ts';
import type { ContactAnswer } from './calls/contact.ts';
import type { RatingAction, RatingAnswer } from './calls/rating.ts';
import type { UnsubscribeAnswer } from './calls/unsubscribe.ts';
import type { Fragment, FragmentName } from './content/fragments.ts';
import type { Failure } from './errors.ts';
import type { ConfirmAnswer, PlanMailForm } from './mail/action-plan.ts';
import type { CaptchaChallenge, CaptchaForm, HumanProof } from './mail/captcha.ts';
import type { ContactForm } from './mail/contact.ts';
import type {
  ArticleCardView,
  ArticleQuery,
  ArticleView,
  TopicView,
  TrendingQuery,
} from './views/article.ts';
import type { AwardsView } from './views/awards.ts';
import type { BlockView } from './views/block.ts';
import type { MoneyMinuteQuery, MoneyMinuteView, TargetDateView } from './views/film-pages.ts';
import type {
  SurveyView,
  TransitionView,
  VirtualEventView,
  WorkshopView,
} from './views/guidance.ts';
import type { HispanicView } from './views/hispanic.ts';
import type { HomeView } from './views/home.ts';
import type { AnimalCardView, QuizQuestionView, ShownAnimalView } from './views/persona.ts';
import type { MoneyQuestionView } from './views/money-questions.ts';
import type { HoursPlanView, PlanForCalculator, PlanView } from './views/plan.ts';
import type { FoundView } from './views/search.ts';
import type { SessionView } from './views/session.ts';
import type { ShellView } from './views/shell.ts';
import type {
  FaqGroupView,
  GlossaryCardView,
  InflationView,
  TextPageView,
} from './views/text-pages.ts';
import type { TrailView } from './views/trail.ts';

/** Company and language of the page that is being made: a page may depend on nothing else. */
export interface PageAddress {
  companyId: string;
  language: Language;
}

export interface Rating {
  articleId: string;
  visitorId: string;
  action: RatingAction;
}

/** What a route's loader or action may ask of the server, for the page that it belongs to. */
export interface AppServices {
  getShell(): ShellView;
  getHome(): HomeView;
  listTrending(query: TrendingQuery): CutList<ArticleCardView>;
  listTopics(): TopicView[];
  findArticle(query: ArticleQuery): ArticleView | undefined;
  listFaqs(): FaqGroupView[];
  /** Undefined for a company of whose plan we know nothing. */
  findPlan(): PlanView | undefined;
  /** Undefined for such a company, too. */
  findPlanForCalculator(): PlanForCalculator | undefined;
  /** Undefined where nobody is paid into a plan by the hour. */
  findHoursPlan(): HoursPlanView | undefined;
  /** The questions about money that fit the company’s plan. */
  listMoneyQuestions(): MoneyQuestion[];
  getMoneyQuestion(question: MoneyQuestion): MoneyQuestionView;
  /** All that a trail may show; which of it is the visitor's, the device knows alone. */
  getTrail(): TrailView;
  getTextPage(page: string): TextPageView;
  /** The limits, brackets and bend points the calculator uses, as the company's plan has them. */
  getCalculatorYear(): CalculatorYear;
  getFragment<Name extends FragmentName>(name: Name): Fragment<Name>;
  getQuizQuestion(key: QuestionKey): QuizQuestionView;
  listAnimals(): AnimalCardView[];
  getAnimal(plan: Plan): ShownAnimalView;
  /** The words for a failure, in the page's language. */
  explainFailure(failure: Failure): string;
  listGlossary(): GlossaryCardView[];
  getInflation(): InflationView;
  getMoneyMinute(query: MoneyMinuteQuery): MoneyMinuteView;
  /**
   * Undefined where the company does not show target date funds. Articles about them stay: people
   * own such funds whatever their company shows.
   */
  findTargetDate(number: number): TargetDateView | undefined;
  /** Undefined where its fragment is missing or malformed. */
  findHispanicLanding(): HispanicView | undefined;
  /** Undefined where its fragment is missing or malformed. */
  findAwards(variant: AwardsVariant): AwardsView | undefined;
  /** Undefined for a company that lists no articles for an event; it has no cards where none can be shown. */
  findVirtualEvent(): VirtualEventView | undefined;
  /** Whether there is a virtual event that a page may lead to. */
  hasEvent(): boolean;
  /** A told session by its id. */
  findSession(id: string): SessionView | undefined;
  getWorkshop(): WorkshopView;
  getTransition(): TransitionView;
  /**
   * Undefined for a company without a survey. Asking for it lets the page frame the survey's host.
   */
  findSurvey(): SurveyView | undefined;
  /**
   * One page of what is found: pages that are called so, then all that holds every word of the query, the
   * closest first.
   */
  search(query: string, page: number): CutList<FoundView>;
  /** True where the page of all components may be opened: in development and tests. */
  hasGallery(): boolean;
  /** Checks examples as content is checked, and returns those that can be drawn. */
  readExamples(examples: unknown): BlockView[];
  rateArticle(rating: Rating): Promise<RatingAnswer | Failure>;
  /** Keeps a message for the operator and sends it on. The form has passed `contactFormSchema`. */
  sendContact(form: ContactForm, proof: HumanProof): Promise<ContactAnswer | Failure>;
  /** Sends the plan in the page's language now, and a reminder six months later. */
  mailActionPlan(form: PlanMailForm, proof: HumanProof): Promise<PlanMailAnswer | Failure>;
  /**
   * Sends a plan to a person who had unsubscribed and has now confirmed by a link in their mailbox.
   */
  confirmPlan(token: string): Promise<ConfirmAnswer | Failure>;
  /** Ends all mails to the address that the token in a mail's link stands for. */
  unsubscribe(token: string): Promise<UnsubscribeAnswer | Failure>;
  createChallenge(form: CaptchaForm): Promise<CaptchaChallenge>;
}
