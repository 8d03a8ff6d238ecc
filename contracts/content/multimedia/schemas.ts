import type { z } from 'zod';
import { aftdSchema } from './aftd.ts';
import { authorableFlipCardSchema } from './authorable-flip-card.ts';
import { authorableSplitSelectionSchema } from './authorable-split-selection.ts';
import { changeContributionCtaWithSeparatorSchema } from './change-contribution-cta-with-separator.ts';
import { dropdownCardsSchema } from './dropdown-cards.ts';
import { flashcardGroupSchema } from './flashcard-group.ts';
import { flipcardsSchema } from './flipcards.ts';
import { inflationCartSchema } from './inflation-cart.ts';
import { priceCreepSchema } from './price-creep.ts';
import { quizSchema } from './quiz.ts';
import { recipeCardSchema } from './recipe-card.ts';
import { s7ViewerSchema } from './s7-viewer.ts';
import { sessionSchema } from './session.ts';
import { spotifyPlaylistSchema } from './spotify-playlist.ts';
import { ttrWidgetSchema } from './ttr-widget.ts';

/** The components of articles, each with the schema of its data. */
export const MULTIMEDIA_SCHEMAS = {
  'dropdown-cards': dropdownCardsSchema,
  s7Viewer: s7ViewerSchema,
  aftd: aftdSchema,
  flipcards: flipcardsSchema,
  'recipe-card': recipeCardSchema,
  quiz: quizSchema,
  'spotify-playlist': spotifyPlaylistSchema,
  'flashcard-group': flashcardGroupSchema,
  'inflation-cart': inflationCartSchema,
  'authorable-split-selection': authorableSplitSelectionSchema,
  'price-creep': priceCreepSchema,
  'authorable-flip-card': authorableFlipCardSchema,
  'change-contribution-cta-with-separator': changeContributionCtaWithSeparatorSchema,
  'ttr-widget': ttrWidgetSchema,
  session: sessionSchema,
} as const;

export type MultimediaComponent = keyof typeof MULTIMEDIA_SCHEMAS;
type MultimediaData = {
  [Component in MultimediaComponent]: z.infer<(typeof MULTIMEDIA_SCHEMAS)[Component]>;
};

/** A block that was checked: its data is what its component expects. */
export type Block = {
  [Component in MultimediaComponent]: { component: Component; data: MultimediaData[Component] };
}[MultimediaComponent];

export function isMultimediaComponent(name: unknown): name is MultimediaComponent {
  return typeof name === 'string' && Object.hasOwn(MULTIMEDIA_SCHEMAS, name);
}
