import type {
  SessionCardView,
  SessionView,
  SpeakerView,
  SessionViews,
} from '#contracts/views/session.ts';
import { beatMs, toMinutes } from '#domain/told-session/reading-time.ts';
import type { Session, SessionSlide } from '../../content/content-set.ts';
import { leadsTo } from '../leads-to.ts';
import type { PageSources } from '../page-sources.ts';

/** What says which words of a session are told, and at which pace. */
interface ToldSources extends Pick<PageSources, 'code' | 'fillIn'> {
  facts: Pick<PageSources['facts'], 'language'>;
}

/** What a card of a session is made from. */
export type CardSources = ToldSources & Pick<PageSources, 'content'>;

/** The page of slides of a session, below the company. */
export function sessionPath(id: string): string {
  return `virtual-event/sessions/${id}`;
}

function findSession(page: PageSources, id: string): SessionView | undefined {
  const session = page.content.sessions.get(id);
  if (!session) return undefined;
  const { code, presentHtml } = page;
  const { questions, do: todo } = session.texts[code];
  const { sessions: program } = page.getFragment('virtual-event');
  const isOfEvent = leadsTo('virtual-event', page);
  const at = program.findIndex(({ session: listed }) => listed === id);
  const next = isOfEvent && at !== -1 ? program[at + 1] : undefined;
  return {
    card: presentCard(session, page),
    updated: session.updated,
    speaker: findSpeaker(session, page),
    isOfEvent,
    slides: listToldSlides(session, page).map(({ heading, art, told }) => ({
      heading,
      art,
      told: presentHtml(told),
    })),
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: presentHtml(answer),
    })),
    do: { ...todo, text: presentHtml(todo.text) },
    sources: session.sources.map(({ [code]: { label, url } }) => ({ label, url })),
    next: next && findSessionCard(next.session, page),
  };
}

/** Undefined where the session is broken and was never whole: whoever leads to it then does not. */
export function findSessionCard(id: string, page: CardSources): SessionCardView | undefined {
  const session = page.content.sessions.get(id);
  return session && presentCard(session, page);
}

/** Nobody is named where the event of the company has no such speaker. */
export function findSpeaker(
  { speaker }: Pick<Session, 'speaker'>,
  page: Pick<PageSources, 'getFragment'>,
): SpeakerView | undefined {
  return page.getFragment('virtual-event').speakers.find(({ id }) => id === speaker);
}

function presentCard(session: Session, page: CardSources): SessionCardView {
  const { title, description } = session.texts[page.code];
  return {
    id: session.id,
    path: sessionPath(session.id),
    title,
    description,
    cover: session.cover,
    minutes: toMinutes(toldMs(session, page)),
    slides: listToldSlides(session, page).length,
  };
}

/** How long a session plays at the usual speed, with the words that the plan of its reader leaves. */
export function toldMs(session: Pick<Session, 'texts'>, page: ToldSources): number {
  return listToldSlides(session, page)
    .flatMap(({ told }) => beatsFor(told, page))
    .reduce((whole, words) => whole + beatMs(words, page.facts.language), 0);
}

/** A slide of which the words for this plan leave nothing is not told. */
export function listToldSlides(
  { texts }: Pick<Session, 'texts'>,
  page: Pick<CardSources, 'code' | 'fillIn'>,
): SessionSlide[] {
  return texts[page.code].slides.filter(
    ({ heading, told }) => page.fillIn(heading).trim() !== '' && beatsFor(told, page).length > 0,
  );
}

/** The beats of which the plan of the reader leaves words. */
function beatsFor(
  { beats }: SessionSlide['told'],
  { fillIn }: Pick<CardSources, 'fillIn'>,
): string[] {
  return beats.map((words) => fillIn(words).trim()).filter((words) => words !== '');
}

export const sessionViews = (page: PageSources): SessionViews => ({
  findSession: (id) => findSession(page, id),
});
