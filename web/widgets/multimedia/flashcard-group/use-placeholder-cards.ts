import { useTranslations } from 'use-intl';
import type { FlashcardGroupData } from '#contracts/content/multimedia/flashcard-group.ts';
import { PLACEHOLDER_CARDS } from '#contracts/content/multimedia/placeholder-cards.ts';

export type Flashcard = FlashcardGroupData['cards'][number];

/** The cards of a group for which the author has not written any yet. */
export function usePlaceholderCards(): Flashcard[] {
  const t = useTranslations('components.flashcards');
  return PLACEHOLDER_CARDS.map(({ key, bgColor }) => ({
    key,
    bgColor,
    question: t(`placeholders.${key}.question`),
    answer: t(`placeholders.${key}.answer`),
    isCardFlipped: false,
  }));
}
