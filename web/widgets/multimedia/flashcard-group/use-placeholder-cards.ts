import { useTranslations } from 'use-intl';
import type { FlashcardGroupData } from '#contracts/content/multimedia/flashcard-group.ts';

export type Flashcard = FlashcardGroupData['cards'][number];

const PLACEHOLDERS = [
  { key: 'first', bgColor: 'sky' },
  { key: 'second', bgColor: 'blush' },
  { key: 'third', bgColor: 'leaf' },
] as const;

/** What stands in a group whose author has not written a card yet. */
export function usePlaceholderCards(): Flashcard[] {
  const t = useTranslations('components.flashcards');
  return PLACEHOLDERS.map(({ key, bgColor }) => ({
    key,
    bgColor,
    question: t(`placeholders.${key}.question`),
    answer: t(`placeholders.${key}.answer`),
    isCardFlipped: false,
  }));
}
