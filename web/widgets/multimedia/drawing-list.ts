import type { ComponentType } from 'react';
import type { BlockView } from '#contracts/views/block.ts';

type Component = BlockView['component'];
type DataOf<Name extends Component> = Extract<BlockView, { component: Name }>['data'];
type Drawings = {
  [Name in Component]: () => Promise<{ default: ComponentType<{ data: DataOf<Name> }> }>;
};

/** Each component is in a file of its own, so that a page loads only those it shows. */
const DRAWINGS: Drawings = {
  'dropdown-cards': () => import('./dropdown-cards/dropdown-cards.tsx'),
  s7Viewer: () => import('./s7-viewer/s7-viewer.tsx'),
  aftd: () => import('./aftd/aftd.tsx'),
  flipcards: () => import('./flipcards/flipcards.tsx'),
  'recipe-card': () => import('./recipe-card/recipe-card.tsx'),
  quiz: () => import('./quiz/quiz.tsx'),
  'spotify-playlist': () => import('./spotify-playlist/spotify-playlist.tsx'),
  'flashcard-group': () => import('./flashcard-group/flashcard-group.tsx'),
  'inflation-cart': () => import('./inflation-cart/inflation-cart.tsx'),
  'authorable-split-selection': () =>
    import('./authorable-split-selection/authorable-split-selection.tsx'),
  'price-creep': () => import('./price-creep/price-creep.tsx'),
  'authorable-flip-card': () => import('./authorable-flip-card/authorable-flip-card.tsx'),
  'change-contribution-cta-with-separator': () =>
    import('./change-contribution-cta-with-separator/change-contribution-cta-with-separator.tsx'),
  'ttr-widget': () => import('./ttr-widget/ttr-widget.tsx'),
  // No part that wakes, as its stage is an island itself; its styles are known by its file.
  session: () => import('./session/session.tsx'),
};

/** The pair of name and data was checked when the content was loaded. */
export type Drawing = ComponentType<{ data: unknown }>;
export type LoadDrawing = () => Promise<{ default: Drawing }>;

export const LOAD_DRAWING = DRAWINGS as unknown as Readonly<Record<string, LoadDrawing>>;
