import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { nameOfHost } from '#domain/analytics/event-name.ts';
import { AUDIO_NAMES } from '#domain/media/audio-names.ts';
import type { ContentSet } from '../content/content-set.ts';
import { readAuthoredNames } from './authored-names.ts';
import { listFileNames, listPageNames } from './page-names.ts';
import { listStepNames, nameOfStep } from './step-names.ts';

const HOST = /https?:\/\/([a-z0-9.-]+(?::\d+)?)/gi;
/** Hosts that the site's own buttons lead to, besides those that authors link. */
const OWN_HOSTS = ['twitter.com', 'www.facebook.com', 'open.spotify.com'];

/**
 * Every name an event may be counted under. A browser may send any other name, and the event then
 * counts as refused. Each kind of event has its own set, which bounds the rows: whatever is sent, a
 * company has no more rows a day than there are such things in the content, times the states that a
 * schema names.
 */
export interface KnownNames {
  knows: (companyId: string, event: TrackedEvent) => boolean;
}

/** Reads the names from one version of the content, once. */
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
  const places = new Set([...pages, ...listFileNames(content)]);
  const hosts = readHosts(content);
  const steps = listStepNames();
  const recordings: ReadonlySet<string> = new Set(Object.values(AUDIO_NAMES));
  const { films, playlistFilms, flashCards, flipCards, navigatorCards, quizzes, priceYears } =
    readAuthoredNames(content);
  const media = { video: films, podcast: recordings, session: content.sessions };
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
          if (event.kind === 'mail') return event.link === 'mail';
          if (event.kind === 'internal') return places.has(event.link);
          if (event.kind === 'external') return hosts.has(event.link);
          // Where leaving the site is not allowed, the button only opens an explanation.
          return hosts.has(event.link) || event.link === 'heads-up';
        case 'Self Service Started':
        case 'Self Service Step':
        case 'Self Service Completed':
          return steps[event.event].has(nameOfStep(event));
        case 'flash card':
          return flashCards.has(event.card);
        case 'flip card':
          return flipCards.has(event.card);
        case 'navigator card':
          return navigatorCards.has(event.card);
        case 'quiz end button':
          return quizzes.has(event.quiz);
        case 'playlist click':
          return playlistFilms.has(event.video);
        case 'price slider':
          return priceYears.has(event.year);
        case 'calculator differs':
        case 'visit started':
        case 'modal load':
        case 'poll vote':
        case 'search':
        case 'inflation category':
          // The schemas of these events already list every value.
          return true;
        default:
          return media[event.kind].has(event.name);
      }
    },
  };
}

/**
 * Every host that authored links lead to, and the stand-in for addresses without a host that can be
 * named.
 */
function readHosts(content: ContentSet): Set<string> {
  const hosts = new Set(['elsewhere', ...OWN_HOSTS.map(nameOfHost)]);
  const read = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const [, host = ''] of value.matchAll(HOST)) hosts.add(nameOfHost(host.toLowerCase()));
    } else if (value instanceof Map) value.forEach(read);
    else if (Array.isArray(value)) value.forEach(read);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  const { companies, articles, sessions, topics, influencers, contacts } = content;
  const { faqs, glossary, pages, fragments, persona } = content;
  read([companies, articles, sessions, topics, influencers, contacts]);
  read([faqs, glossary, pages, fragments, persona]);
  return hosts;
}
