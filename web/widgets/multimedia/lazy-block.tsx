import type { BlockView } from '#contracts/views/block.ts';
import { Island } from '../../islands/island.tsx';

/** Only the server draws a page, so the scripts and styles of pages have nothing of the components. */
const Multimedia = import.meta.env.SSR ? (await import('./multimedia.tsx')).default : undefined;

/** A component that an author placed. Only pages that use it load its script, once it is needed. */
export function LazyBlock({ block }: { block: BlockView | undefined }) {
  if (!Multimedia) return null;
  const shown = <Multimedia block={block} />;
  // A film and the stage of a session are islands themselves.
  const isBare =
    block?.component === 'session' ||
    (block?.component === 's7Viewer' && block.data.film !== undefined);
  if (!block || isBare) return shown;
  return (
    <Island name="block" wake={block.component === 's7Viewer' ? 'press' : 'sight'} data={{ block }}>
      {shown}
    </Island>
  );
}
