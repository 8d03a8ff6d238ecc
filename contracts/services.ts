import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { Language } from '#domain/language/language.ts';
import type { CutList } from '#domain/lists/list-page.ts';
import type { PlanMailAnswer } from './calls/action-plan.ts';
import type { ContactAnswer } from './calls/contact.ts';
import type { RatingAction, RatingAnswer } from './calls/rating.ts';
import type { UnsubscribeAnswer } from './calls/unsubscribe.ts';
import type { Fragment, FragmentName } from './content/fragments.ts';
import type { Failure } from './errors.ts';
import type { ConfirmAnswer, PlanMailForm } from './mail/action-plan.ts';
import type { CaptchaChallenge, CaptchaForm, HumanProof } from './mail/captcha.ts';
import type { ContactForm } from './mail/contact.ts';
import type { ArticleViews } from './views/article.ts';
import type { AwardsViews } from './views/awards.ts';
import type { BlockView } from './views/block.ts';
import type { FilmPageViews } from './views/film-pages.ts';
import type { GuidanceViews } from './views/guidance.ts';
import type { HispanicViews } from './views/hispanic.ts';
import type { HomeViews } from './views/home.ts';
import type { MoneyQuestionViews } from './views/money-questions.ts';
import type { PersonaViews } from './views/persona.ts';
import type { PlanViews } from './views/plan.ts';
import type { FoundView } from './views/search.ts';
import type { SessionViews } from './views/session.ts';
import type { ShellViews } from './views/shell.ts';
import type { TextPageViews } from './views/text-pages.ts';
import type { TrailViews } from './views/trail.ts';

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

/** What pages read: each subject says it beside what it shows. */
export interface ViewServices
  extends
    ArticleViews,
    AwardsViews,
    FilmPageViews,
    GuidanceViews,
    HispanicViews,
    HomeViews,
    MoneyQuestionViews,
    PersonaViews,
    PlanViews,
    SessionViews,
    ShellViews,
    TextPageViews,
    TrailViews {}

/** What a route's loader or action may ask of the server, for the page that it belongs to. */
export interface AppServices extends ViewServices {
  /** The limits, brackets and bend points the calculator uses, as the company's plan has them. */
  getCalculatorYear(): CalculatorYear;
  getFragment<Name extends FragmentName>(name: Name): Fragment<Name>;
  /** The words for a failure, in the page's language. */
  explainFailure(failure: Failure): string;
  /** Whether there is a virtual event that a page may lead to. */
  hasEvent(): boolean;
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
