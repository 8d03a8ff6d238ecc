import { aftdExamples } from './aftd/aftd.examples.tsx';
import { flipCardExamples } from './authorable-flip-card/authorable-flip-card.examples.tsx';
import { splitSelectionExamples } from './authorable-split-selection/authorable-split-selection.examples.tsx';
import { changeContributionExamples } from './change-contribution-cta-with-separator/change-contribution-cta-with-separator.examples.tsx';
import { dropdownCardsExamples } from './dropdown-cards/dropdown-cards.examples.tsx';
import type { ExampleOf } from './example-of.ts';
import { flashcardGroupExamples } from './flashcard-group/flashcard-group.examples.tsx';
import { flipcardsExamples } from './flipcards/flipcards.examples.tsx';
import { inflationCartExamples } from './inflation-cart/inflation-cart.examples.tsx';
import { priceCreepExamples } from './price-creep/price-creep.examples.tsx';
import { quizExamples } from './quiz/quiz.examples.tsx';
import { recipeCardExamples } from './recipe-card/recipe-card.examples.tsx';
import { s7ViewerExamples } from './s7-viewer/s7-viewer.examples.tsx';
import { sessionExamples } from './session/session.examples.tsx';
import { spotifyPlaylistExamples } from './spotify-playlist/spotify-playlist.examples.tsx';
import { ttrWidgetExamples } from './ttr-widget/ttr-widget.examples.tsx';

/** Every example of every component. */
export const EXAMPLES: readonly ExampleOf[] = [
  ...dropdownCardsExamples,
  ...s7ViewerExamples,
  ...aftdExamples,
  ...flipcardsExamples,
  ...recipeCardExamples,
  ...quizExamples,
  ...spotifyPlaylistExamples,
  ...flashcardGroupExamples,
  ...inflationCartExamples,
  ...splitSelectionExamples,
  ...priceCreepExamples,
  ...flipCardExamples,
  ...changeContributionExamples,
  ...ttrWidgetExamples,
  ...sessionExamples,
];
