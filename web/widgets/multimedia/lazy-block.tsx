import { lazy, memo, Suspense, useContext } from 'react';
import type { BlockView } from '#contracts/views/block.ts';
import { Island } from '../../islands/island.tsx';
import { RenderContextReact } from '../../site/render-context.ts';
import { BlockBoundary } from './block-boundary.tsx';

const Multimedia = lazy(() => import('./multimedia.tsx'));
/** An island is drawn in one go, so the server has the part at hand. */
const Now = import.meta.env.SSR ? (await import('./multimedia.tsx')).default : undefined;

/**
 * A component that an author placed. Only pages that use it load its script; until then the
 * server's HTML stays as it is, and a render around it does not touch it.
 */
export const LazyBlock = memo(function LazyBlock({ block }: { block: BlockView | undefined }) {
  const { drawIsland } = useContext(RenderContextReact) ?? {};
  if (drawIsland && Now && block) {
    const shown = <Now block={block} />;
    // The browser's own player needs no script of ours, and the stage of a session is an island itself.
    const isBare =
      block.component === 'session' ||
      (block.component === 's7Viewer' && block.data.film !== undefined);
    return isBare ? (
      shown
    ) : (
      <Island
        name="block"
        wake={block.component === 's7Viewer' ? 'press' : 'sight'}
        data={{ block }}
      >
        {shown}
      </Island>
    );
  }
  return (
    <BlockBoundary component={block?.component}>
      <Suspense>
        <Multimedia block={block} />
      </Suspense>
    </BlockBoundary>
  );
});
