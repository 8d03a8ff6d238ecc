import type { RuntimeConfig } from '#contracts/calls/runtime-config.ts';
import type { AppServices, ViewServices } from '#contracts/services.ts';
import type { ShellViews } from '#contracts/views/shell.ts';
import { answers } from '../content/catalogues.ts';
import { readBlocks } from '../content/read-blocks.ts';
import { listKnownNames } from '../content/references/known-names.ts';
import type { DeskServices } from '../desk/desk-services.ts';
import { nobodyAt, type Sender } from '../request/sender.ts';
import type { PageServices, PageToMake } from '../pages/page-server.ts';
import { nothingShown } from '../pages/shown-on-page.ts';
import { fillInAnswers } from '../views/fill-in.ts';
import { articleViews } from '../views/article-views.ts';
import { awardsViews } from '../views/awards-views.ts';
import { filmPageViews } from '../views/film-page-views.ts';
import { guidanceViews } from '../views/guidance-views.ts';
import { hispanicViews } from '../views/hispanic-view.ts';
import { homeViews } from '../views/home-view.ts';
import type { LikeCounts } from '../views/like-counts.ts';
import { leadsTo } from '../views/leads-to.ts';
import { createPageSources } from '../views/page-sources.ts';
import { personaViews } from '../views/persona-views.ts';
import { planViews } from '../views/plan/plan-view.ts';
import { trailViews } from '../views/plan/trail-view.ts';
import { moneyQuestionViews } from '../views/questions/question-views.ts';
import { presentBlocks } from '../views/present-block.ts';
import { searchContent } from '../views/search/search-content.ts';
import { sessionViews } from '../views/sessions/session-views.ts';
import { shellViews } from '../views/shell-view.ts';
import { textPageViews } from '../views/text-page-views.ts';

interface ServiceParts {
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
  const desk = deskFor(sender);
  const views = {
    ...homeViews(page),
    ...articleViews(page),
    ...textPageViews(page),
    ...planViews(page),
    ...moneyQuestionViews(page),
    ...trailViews(page),
    ...personaViews(page),
    ...filmPageViews(page),
    ...hispanicViews(page),
    ...awardsViews(page),
    ...guidanceViews(page),
    ...sessionViews(page),
  } satisfies Omit<ViewServices, keyof ShellViews>;
  const services: AppServices = {
    ...fillInAnswers(views, page.fillIn),
    ...shellViews({
      facts,
      runtime,
      shown,
      openSources: () => createPageSources(facts, likes, nothingShown()),
    }),
    readExamples: (examples) =>
      page.fillIn(
        presentBlocks(readBlocks(examples, listKnownNames(facts.content)).blocks.values(), page),
      ),
    getFragment: page.getFragment,
    getCalculatorYear: page.getCalculatorYear,
    hasEvent: () => leadsTo('virtual-event', page),
    // A page of answers is not kept: the index is that of the content, whatever a page notes of it.
    search: (query, number) => searchContent({ ...page, content: facts.content }, query, number),
    explainFailure: (failure) => answers[page.code][failure.code],
    hasGallery: () => hasGallery,
    ...desk,
    sendContact: (form, proof) => desk.sendContact(facts, form, proof),
    mailActionPlan: (form, proof) => desk.mailActionPlan(facts, form, proof),
  };
  return { services, shown };
}
