import type { RuntimeConfig } from '#contracts/calls/runtime-config.ts';
import type { AppServices } from '#contracts/services.ts';
import { answers } from '../content/catalogues.ts';
import { readBlocks } from '../content/read-blocks.ts';
import { listKnownNames } from '../content/references/known-names.ts';
import type { DeskServices } from '../desk/desk-services.ts';
import { nobodyAt, type Sender } from '../request/sender.ts';
import type { PageServices, PageToMake } from '../pages/page-server.ts';
import { nothingShown } from '../pages/shown-on-page.ts';
import { fillInAnswers } from '../views/fill-in.ts';
import { findArticle, listTopics, listTrending } from '../views/article-views.ts';
import { findAwards } from '../views/awards-views.ts';
import { findTargetDate, getMoneyMinute } from '../views/film-page-views.ts';
import {
  findSurvey,
  findVirtualEvent,
  getTransition,
  getWorkshop,
} from '../views/guidance-views.ts';
import { findHispanicLanding } from '../views/hispanic-view.ts';
import { getHome } from '../views/home-view.ts';
import type { LikeCounts } from '../views/like-counts.ts';
import { leadsTo } from '../views/leads-to.ts';
import { createPageSources } from '../views/page-sources.ts';
import { getQuizQuestion, listAnimalCards, showAnimal } from '../views/persona-views.ts';
import { findHoursPlan } from '../views/plan/find-hours-plan.ts';
import { findPlanForCalculator } from '../views/plan/plan-for-calculator.ts';
import { findPlan } from '../views/plan/plan-view.ts';
import { getTrail } from '../views/plan/trail-view.ts';
import { getMoneyQuestion, listMoneyQuestions } from '../views/questions/question-views.ts';
import { presentBlocks } from '../views/present-block.ts';
import { searchContent } from '../views/search/search-content.ts';
import { findSession } from '../views/sessions/session-views.ts';
import { presentShell } from '../views/shell-view.ts';
import { getInflation, getTextPage, listFaqs, listGlossary } from '../views/text-page-views.ts';

export interface ServiceParts {
  likes: LikeCounts;
  deskFor: (sender: Sender) => DeskServices;
  runtime: RuntimeConfig;
  hasGallery: boolean;
}

/** Makes the services of one page: what it reads, bound to its address, and what its form sends. */
export function createAppServices(
  { facts, sender = nobodyAt(facts.origin) }: PageToMake,
  { likes, deskFor, runtime, hasGallery }: ServiceParts,
): PageServices {
  const shown = nothingShown();
  const page = createPageSources(facts, likes, shown);
  const { content, code } = page;
  const { language } = facts;
  const desk = deskFor(sender);
  const views = {
    getShell: () => presentShell(page, runtime),
    getHome: () => getHome(page),
    listTrending: (query) => listTrending(page, query),
    listTopics: () => listTopics(page),
    findArticle: (query) => findArticle(page, query),
    listFaqs: () => listFaqs(page),
    findPlan: () => findPlan(page),
    findPlanForCalculator: () => findPlanForCalculator(page),
    findHoursPlan: () => findHoursPlan(page),
    listMoneyQuestions: () => listMoneyQuestions(page),
    getMoneyQuestion: (question) => getMoneyQuestion(question, page),
    getTrail: () => getTrail(page),
    listGlossary: () => listGlossary(page),
    getTextPage: (name) => getTextPage(page, name),
    getInflation: () => getInflation(page),
    getQuizQuestion: (key) => getQuizQuestion(content.persona, key, language),
    listAnimals: () => listAnimalCards(content.persona, language),
    getAnimal: (plan) => showAnimal(plan, page),
    getMoneyMinute: (query) => getMoneyMinute(page, query),
    findTargetDate: (number) => findTargetDate(page, number),
    findHispanicLanding: () => findHispanicLanding(page),
    findAwards: (variant) => findAwards(page, variant),
    findVirtualEvent: () => findVirtualEvent(page),
    findSession: (id) => findSession(page, id),
    getWorkshop: () => getWorkshop(page),
    getTransition: () => getTransition(page),
    findSurvey: () => findSurvey(page),
    readExamples: (examples) =>
      presentBlocks(readBlocks(examples, listKnownNames(facts.content)).blocks.values(), page),
  } satisfies Partial<AppServices>;
  const services: AppServices = {
    ...fillInAnswers(views, page.fillIn),
    getFragment: page.getFragment,
    getCalculatorYear: page.getCalculatorYear,
    hasEvent: () => leadsTo('virtual-event', page),
    // A page of answers is not kept: the index is that of the content, whatever a page notes of it.
    search: (query, number) => searchContent({ ...page, content: facts.content }, query, number),
    explainFailure: (failure) => answers[code][failure.code],
    hasGallery: () => hasGallery,
    ...desk,
    sendContact: (form, proof) => desk.sendContact(facts, form, proof),
    mailActionPlan: (form, proof) => desk.mailActionPlan(facts, form, proof),
  };
  return { services, shown };
}
