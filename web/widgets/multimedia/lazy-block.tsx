import { lazy, memo, Suspense } from 'react';
import type { BlockView } from '#contracts/views/block.ts';
import { BlockBoundary } from './block-boundary.tsx';

const Multimedia = lazy(() => import('./multimedia.tsx'));

/**
 * A component that an author placed. Only pages that use it load its script; until then the
 * server's HTML stays as it is, and a render around it does not touch it.
 */
export const LazyBlock = memo(function LazyBlock({ block }: { block: BlockView | undefined }) {
  return (
    <BlockBoundary component={block?.component}>
      <Suspense>
        <Multimedia block={block} />
      </Suspense>
    </BlockBoundary>
  );
});
