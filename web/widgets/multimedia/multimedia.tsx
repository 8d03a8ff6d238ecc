import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { BlockView } from '#contracts/views/block.ts';
import { WithTexts } from '../../site/with-texts.tsx';
import { useAwake } from '../../site/use-awake.ts';
import styles from './multimedia.module.css';

type Component = BlockView['component'];
type DataOf<Name extends Component> = Extract<BlockView, { component: Name }>['data'];
type Drawings = {
  [Name in Component]: LazyExoticComponent<ComponentType<{ data: DataOf<Name> }>>;
};

/** Each component is in a file of its own, so that a page loads only those it shows. */
const DRAWINGS: Drawings = {
  'dropdown-cards': lazy(() => import('./dropdown-cards/dropdown-cards.tsx')),
  s7Viewer: lazy(() => import('./s7-viewer/s7-viewer.tsx')),
  aftd: lazy(() => import('./aftd/aftd.tsx')),
  flipcards: lazy(() => import('./flipcards/flipcards.tsx')),
  'recipe-card': lazy(() => import('./recipe-card/recipe-card.tsx')),
  quiz: lazy(() => import('./quiz/quiz.tsx')),
  'spotify-playlist': lazy(() => import('./spotify-playlist/spotify-playlist.tsx')),
  'flashcard-group': lazy(() => import('./flashcard-group/flashcard-group.tsx')),
  'inflation-cart': lazy(() => import('./inflation-cart/inflation-cart.tsx')),
  'authorable-split-selection': lazy(
    () => import('./authorable-split-selection/authorable-split-selection.tsx'),
  ),
  'price-creep': lazy(() => import('./price-creep/price-creep.tsx')),
  'authorable-flip-card': lazy(() => import('./authorable-flip-card/authorable-flip-card.tsx')),
  'change-contribution-cta-with-separator': lazy(
    () =>
      import('./change-contribution-cta-with-separator/change-contribution-cta-with-separator.tsx'),
  ),
  'ttr-widget': lazy(() => import('./ttr-widget/ttr-widget.tsx')),
};

/**
 * Draws the component of a block. For an unknown name the console says 'Cannot find module' and
 * nothing is drawn; a thrown error would take the page with it.
 */
export default function Multimedia({ block }: { block: BlockView | undefined }) {
  const isAwake = useAwake();
  if (block === undefined || !Object.hasOwn(DRAWINGS, block.component)) {
    console.warn('A component is not drawn: Cannot find module', block?.component);
    return null;
  }
  // The pair of name and data was checked when the content was loaded.
  const Drawing = DRAWINGS[block.component] as ComponentType<{ data: unknown }>;
  return (
    <WithTexts name="components">
      <div
        className={styles['block']}
        data-component={block.component}
        data-awake={isAwake || undefined}
      >
        <Drawing data={block.data} />
      </div>
    </WithTexts>
  );
}
