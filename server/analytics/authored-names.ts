import type { AwardsLanding } from '#contracts/content/awards-landing.ts';
import type { HispanicLanding } from '#contracts/content/hispanic-landing.ts';
import type { FlashcardGroupData } from '#contracts/content/multimedia/flashcard-group.ts';
import { PLACEHOLDER_CARDS } from '#contracts/content/multimedia/placeholder-cards.ts';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { NavigatorCard } from '#contracts/content/navigator-card.ts';
import { nameOfMedia, nameOfTitle } from '#domain/analytics/event-name.ts';
import { listBlocks } from '../content/article-blocks.ts';
import type { ContentSet } from '../content/content-set.ts';

/**
 * The names that authors gave to what events report, kept apart by kind: the name of a question is
 * no valid name of a film.
 */
export interface AuthoredNames {
  films: Set<string>;
  playlistFilms: Set<string>;
  flashCards: Set<string>;
  flipCards: Set<string>;
  navigatorCards: Set<string>;
  quizzes: Set<string>;
  /** The years at which the price sliders can stand. */
  priceYears: Set<number>;
}

/** The parts of any fragment that send events of their own. */
type TellingParts = Partial<
  Pick<AwardsLanding, 'watch'> &
    Pick<HispanicLanding, 'section_2' | 'section_4' | 'section_6' | 'section_8' | 'section_9'>
> & {
  multimedia?: readonly Block[];
  navigator?: AwardsLanding['navigator'] | readonly NavigatorCard[];
};

/** Collects the names; each kind is read from the same field that its page sends in the event. */
export function readAuthoredNames(content: ContentSet): AuthoredNames {
  const names: AuthoredNames = {
    films: new Set(),
    playlistFilms: new Set(),
    // Flash cards are named by their ids, which are the same in both languages.
    flashCards: new Set(content.glossary.map(({ id }) => nameOfTitle(id))),
    flipCards: new Set(),
    navigatorCards: new Set(),
    quizzes: new Set(),
    priceYears: new Set(),
  };
  const assets: Array<string | undefined> = [];
  for (const { texts } of content.articles) {
    for (const { video, body } of Object.values(texts)) {
      assets.push(video?.dynamicMediaParams, ...readBlocks(listBlocks(body), names));
    }
  }
  for (const texts of content.fragments.values()) {
    // The loader has already checked the fragments, so the cast is safe.
    for (const parts of Object.values(texts) as TellingParts[]) {
      assets.push(...readBlocks(parts.multimedia ?? [], names), ...readParts(parts, names));
    }
  }
  for (const asset of assets) {
    // A film without its file is never played, so no event may name it.
    if (asset !== undefined && content.media.has(`${asset}.mp4`))
      names.films.add(nameOfMedia(asset));
  }
  return names;
}

/** Adds the names of the blocks to `names` and returns the assets of the films among them. */
function readBlocks(blocks: readonly Block[], names: AuthoredNames): string[] {
  const assets: string[] = [];
  for (const { component, data } of blocks) {
    switch (component) {
      case 's7Viewer':
        assets.push(data.asset);
        break;
      case 'flashcard-group':
        for (const name of namesOfFlashCards(data)) names.flashCards.add(nameOfTitle(name));
        break;
      case 'flipcards':
        for (const { title } of data.cards) names.flipCards.add(nameOfTitle(title));
        break;
      case 'authorable-flip-card':
        names.flipCards.add(nameOfTitle(data.question));
        break;
      case 'quiz':
        names.quizzes.add(nameOfTitle(data.config.title));
        break;
      case 'price-creep':
        for (const { year } of data.marks) names.priceYears.add(year);
        break;
      default:
      // All other components send no events, or only events about the links in them.
    }
  }
  return assets;
}

function namesOfFlashCards({ cards }: FlashcardGroupData): string[] {
  if (cards.length === 0) return PLACEHOLDER_CARDS.map(({ key }) => key);
  return cards.map(({ key, question }) => key ?? question);
}

/**
 * Adds the names of the landing's parts to `names` and returns the assets of the films among them.
 */
function readParts(parts: TellingParts, names: AuthoredNames): Array<string | undefined> {
  const { navigator = [], watch, section_2, section_4, section_6, section_8, section_9 } = parts;
  const cards: NavigatorCard[] = [
    ...('cards' in navigator ? navigator.cards : navigator),
    ...(section_9?.SEIUCards ?? []),
    ...(section_9?.nonSEIUGenericCards ?? []),
    ...(section_9?.nonSEIUCards ?? []),
  ];
  for (const { title } of cards) names.navigatorCards.add(nameOfTitle(title));
  for (const { topic } of section_4 ? [section_4.card1, section_4.card2, section_4.card3] : [])
    names.flipCards.add(nameOfTitle(topic));
  const videos = watch?.videos ?? [];
  for (const { title } of videos) names.playlistFilms.add(nameOfTitle(title));
  return [
    ...videos.map(({ videoConfig }) => videoConfig.asset),
    ...[section_2, section_6, section_8].map((section) => section?.videoConfig.dynamicMediaParams),
  ];
}
