import type { FlashcardGroupData } from '#contracts/content/multimedia/flashcard-group.ts';
import { PLACEHOLDER_CARDS } from '#contracts/content/multimedia/placeholder-cards.ts';
import { MULTIMEDIA_SCHEMAS, type Block } from '#contracts/content/multimedia/schemas.ts';
import { findMark } from '#contracts/content/references.ts';
import { findToldKind, type ToldKind } from '#contracts/content/told-names.ts';
import { nameOfMedia, nameOfTitle } from '#domain/analytics/event-name.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import type { z } from 'zod';
import { listBlocks } from '../content/article-blocks.ts';
import type { ContentSet } from '../content/content-set.ts';
import { fragmentSchemas } from '../content/fragment-schemas.ts';
import { listTexts } from '../content/references/list-texts.ts';

/**
 * The names that authors gave to what events report, kept apart by kind: the name of a question is
 * no valid name of a film.
 */
interface AuthoredNames extends Record<ToldKind, Set<string>> {
  films: Set<string>;
  flashCards: Set<string>;
  /** The years at which the price sliders can stand. */
  priceYears: Set<number>;
}

/** Collects the names by the marks of the schemas. */
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
  const readFilm = (asset: string | undefined): void => {
    // A film without its file is never played, so no event may name it.
    if (asset !== undefined && content.media.has(`${asset}.mp4`))
      names.films.add(nameOfMedia(asset));
  };
  const read = (schema: z.core.$ZodType, value: unknown): void => {
    for (const { text, schema: passed } of listTexts(schema, value)) {
      const kind = findToldKind(passed);
      if (kind) names[kind].add(nameOfTitle(text));
      if (findMark(passed)?.(text) === 'film') readFilm(text);
    }
  };
  const readBlocks = (blocks: readonly Block[]): void => {
    for (const block of blocks) {
      read(MULTIMEDIA_SCHEMAS[block.component], block.data);
      if (block.component === 'flashcard-group')
        for (const name of namesOfFlashCards(block.data)) names.flashCards.add(nameOfTitle(name));
      if (block.component === 'price-creep')
        for (const { year } of block.data.marks) names.priceYears.add(year);
    }
  };
  for (const { texts } of content.articles) {
    for (const { video, body } of Object.values(texts)) {
      readFilm(video?.dynamicMediaParams);
      readBlocks(listBlocks(body));
    }
  }
  for (const [key, texts] of content.fragments) {
    for (const code of LANGUAGE_CODES) {
      const schemas = fragmentSchemas(key.slice(key.indexOf('/') + 1), code);
      for (const [field, value] of Object.entries(texts[code] as object)) {
        // Blocks were checked one by one when the fragment was loaded.
        if (field === 'multimedia') readBlocks((value ?? []) as Block[]);
        else if (schemas[field]) read(schemas[field], value);
      }
    }
  }
  return names;
}

/** A card with a key is counted by it, and not by its question, which may change. */
function namesOfFlashCards({ cards }: FlashcardGroupData): string[] {
  if (cards.length === 0) return PLACEHOLDER_CARDS.map(({ key }) => key);
  return cards.map(({ key, question }) => key ?? question);
}
