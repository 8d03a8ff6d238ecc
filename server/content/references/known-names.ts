import type { ReferenceKind } from '#contracts/content/references.ts';
import { isInfographicImage, mobileInfographicPath } from '#domain/media/asset-names.ts';
import type { MediaFile } from '../content-set.ts';
import { findFilmMistakes } from '../films/check-films.ts';
import { createLinkCheck, type LinkTargets } from './link-check.ts';

/**
 * For each kind of reference, a function that returns the problems with a name; the list is empty
 * if the name is valid.
 */
export type KnownNames = Readonly<Record<ReferenceKind, (name: string) => readonly string[]>>;

interface NamedThings extends LinkTargets {
  contacts: { has: (name: string) => boolean };
  art: { has: (name: string) => boolean };
  media: ReadonlyMap<string, MediaFile>;
}

/**
 * Kinds whose absence is only reported: a film without its file, for example, still has its words.
 */
export const SPARED_KINDS: ReadonlySet<ReferenceKind> = new Set([
  'film',
  'sound',
  'influencer',
  'contact',
]);

export function listKnownNames(things: NamedThings): KnownNames {
  const { art, media, topics, influencers, contacts, articles } = things;
  const articleIds = new Set(articles.map(({ id }) => id));
  const eventIds = new Set(
    articles.flatMap(({ id, kind }) => (kind === 'virtual-event' ? [id] : [])),
  );
  const topicIds = new Set(topics.map(({ id }) => id));
  const filmMistakes = new Map<string, readonly string[]>();
  const film = (asset: string): readonly string[] => {
    const known =
      filmMistakes.get(asset) ??
      findFilmMistakes(asset, media).map((mistake) => `${asset}: ${mistake}`);
    filmMistakes.set(asset, known);
    return known;
  };
  const picture = oneOf(media, 'a file of content/media');
  return {
    drawing: oneOf(art, 'a drawing of content/media/art'),
    film,
    picture: (name) =>
      isInfographicImage(name) ? picture(name) : [`expected a picture, found ${name}`],
    infographic: (name) =>
      isInfographicImage(name)
        ? [name, mobileInfographicPath(name)]
            .filter((needed) => !media.has(needed))
            .map((needed) => `expected the file content/media/infographics/${needed}`)
        : [],
    sound: oneOf(media, 'a file of content/media/audio'),
    article: oneOf(articleIds, 'the id of an article'),
    'event-article': oneOf(eventIds, 'the id of an article of kind virtual-event'),
    session: oneOf(things.sessions, 'the id of a session of content/sessions'),
    topic: oneOf(topicIds, 'a topic of content/topics.yaml'),
    influencer: oneOf(influencers, 'one of content/influencers.yaml'),
    contact: oneOf(contacts, 'one of content/contacts.yaml'),
    link: createLinkCheck(things),
  };
}

function oneOf(known: { has: (name: string) => boolean }, what: string): KnownNames[ReferenceKind] {
  return (name) => (known.has(name) ? [] : [`expected ${what}, found ${name}`]);
}
