import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { nameOfHost, nameOfMedia, nameOfTitle } from '#domain/analytics/event-name.ts';
import { AUDIO_NAMES } from '#domain/media/audio-names.ts';
import { MYTH_ANSWERS, MYTH_STEPS } from '#domain/myth-or-truth/myth-quiz.ts';
import { ANIMAL_CODES } from '#domain/persona/animals.ts';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { STOPS } from '#domain/road-trip/stops.ts';
import type { ContentSet } from '../content/content-set.ts';
import { listFileNames, listPageNames } from './page-names.ts';

/** Longer texts are no titles; hosts stand in them all the same. */
const LONGEST_TITLE = 240;
const HOST = /https?:\/\/([a-z0-9.-]+(?::\d+)?)/gi;
/** Where the site's own buttons lead, beside what authors link. */
const OWN_LINKS = ['mail', 'heads-up', 'elsewhere'];
const OWN_HOSTS = ['twitter.com', 'www.facebook.com', 'open.spotify.com'];

/** Every name an event may be counted under: a browser may send any other, and it counts as refused. */
export interface KnownNames {
  knows: (companyId: string, event: TrackedEvent) => boolean;
}

/** Read off one version of the content, once. */
export function createKnownNames(): (content: ContentSet) => KnownNames {
  const made = new WeakMap<ContentSet, KnownNames>();
  return (content) => {
    let names = made.get(content);
    if (!names) made.set(content, (names = readNames(content)));
    return names;
  };
}

function readNames(content: ContentSet): KnownNames {
  const pages = listPageNames(content);
  const { titles, hosts } = readAuthoredNames(content);
  const media = new Set([
    ...[...content.media.keys()].map(nameOfMedia),
    ...titles,
    ...Object.values(AUDIO_NAMES),
  ]);
  const links = new Set([...pages, ...hosts, ...listFileNames(content), ...OWN_LINKS]);
  const steps = listSteps();
  return {
    knows: (companyId, event) => {
      switch (event.event) {
        case 'page load':
          return event.company === companyId && pages.has(event.pageName);
        case 'page completed':
          return pages.has(event.pageName);
        case 'page data':
          return pages.has(event.path);
        case 'testing view':
          return pages.has(event.view);
        case 'link click':
          return links.has(event.link);
        case 'Self Service Started':
        case 'Self Service Step':
        case 'Self Service Completed':
          return steps.has(`${event.processStepLabel} = ${event.processStepValue}`);
        case 'flash card':
        case 'flip card':
        case 'navigator card':
          return titles.has(event.card);
        case 'quiz end button':
          return titles.has(event.quiz);
        case 'playlist click':
          return titles.has(event.video);
        case 'visit started':
        case 'modal load':
        case 'poll vote':
        case 'inflation category':
        case 'price slider':
          // Their schemas name every value there is.
          return true;
        default:
          return media.has(event.name);
      }
    },
  };
}

/** What authors called anything, as events name it, and every host they link. */
function readAuthoredNames(content: ContentSet): { titles: Set<string>; hosts: Set<string> } {
  const titles = new Set<string>([nameOfTitle('')]);
  const hosts = new Set(OWN_HOSTS.map(nameOfHost));
  const read = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length <= LONGEST_TITLE) titles.add(nameOfTitle(value));
      for (const [, host = ''] of value.matchAll(HOST)) hosts.add(nameOfHost(host.toLowerCase()));
    } else if (value instanceof Map) value.forEach(read);
    else if (Array.isArray(value)) value.forEach(read);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  const { companies, articles, topics, influencers, faqs, glossary, pages, fragments, persona } =
    content;
  read([companies, articles, topics, influencers, faqs, glossary, pages, fragments, persona]);
  return { titles, hosts };
}

/** What can be done in the quizzes, the calculator and on the road, by the lists they are made of. */
function listSteps(): Set<string> {
  return new Set([
    ...QUESTIONS.flatMap(({ key, answers }) =>
      answers.map(({ id }) => `retirement quiz: ${key} = ${id}`),
    ),
    ...Object.values(ANIMAL_CODES).map((code) => `retirement quiz: result = ${code}`),
    'calculator: form = typed',
    'calculator: projections = shown',
    'myth quiz: intro = start',
    ...MYTH_STEPS.flatMap((step) => MYTH_ANSWERS.map((answer) => `myth quiz: ${step} = ${answer}`)),
    ...STOPS.map((stop) => `road trip: ${stop} = reached`),
  ]);
}
