import type {
  ProgramStopView,
  SurveyView,
  TransitionView,
  VirtualEventView,
  WorkshopView,
  GuidanceViews,
} from '#contracts/views/guidance.ts';
import { findTimeline } from '../content/find-fragment.ts';
import { listEventArticles, listsEvent } from './event-articles.ts';
import type { PageSources } from './page-sources.ts';
import { presentCard } from './present-article.ts';
import { presentBlocks } from './present-block.ts';
import { findSessionCard, findSpeaker } from './sessions/session-views.ts';

/** Returns undefined if the company lists no articles for an event; none of them may be there to show. */
function findVirtualEvent(page: PageSources): VirtualEventView | undefined {
  const { companyId } = page.facts;
  if (!listsEvent(page.content, companyId)) return undefined;
  const articles = listEventArticles(page.content, companyId);
  const { promo: _promo, sessions, ...event } = page.getFragment('virtual-event');
  const program = sessions.flatMap(({ session, ...words }): ProgramStopView[] => {
    const told = page.content.sessions.get(session);
    const card = findSessionCard(session, page);
    return told && card ? [{ ...words, card, speaker: findSpeaker(told, page) }] : [];
  });
  return { event, program, cards: articles.map((article) => presentCard(article, page)) };
}

function getWorkshop(page: PageSources): WorkshopView {
  const { told, ...workshop } = page.getFragment('workshop');
  const card = told && findSessionCard(told.session, page);
  return { ...workshop, told: told && card && { title: told.title, lead: told.lead, card } };
}

function getTransition(page: PageSources): TransitionView {
  const fragment = page.getFragment('transitioning-to-retirement');
  const { multimedia = [], survey, ...texts } = fragment;
  const timeline = findTimeline(fragment);
  return {
    ...texts,
    // A stop without a title is about something that the company's plan does not have.
    timeline: timeline && {
      ...timeline,
      stops: timeline.stops.filter(({ title }) => title.trim() !== ''),
    },
    blocks: presentBlocks(
      multimedia.filter(({ data }) => data !== timeline),
      page,
    ),
    invitation: page.company.survey && survey.invitation,
  };
}

/**
 * Returns the company's survey. A company without one, the default company among them, gets no
 * survey, because there would be no recipient for the answers. Asking for the survey allows its
 * host in the frames of this page.
 */
function findSurvey(page: PageSources): SurveyView | undefined {
  const { company, code, shown } = page;
  if (!company.survey) return undefined;
  const { survey } = page.getFragment('transitioning-to-retirement');
  const { invitation: _invitation, ...texts } = survey;
  const url = company.survey.url[code];
  const { origin, host } = new URL(url);
  shown.frames.add(origin);
  return { ...texts, provider: company.survey.provider, url, host };
}

export const guidanceViews = (page: PageSources): GuidanceViews => ({
  findVirtualEvent: () => findVirtualEvent(page),
  getWorkshop: () => getWorkshop(page),
  getTransition: () => getTransition(page),
  findSurvey: () => findSurvey(page),
});
