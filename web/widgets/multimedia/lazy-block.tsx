import type { BlockView } from '#contracts/views/block.ts';
import { Island } from '../../islands/island.tsx';

/** Only the server draws a page, so the scripts and styles of pages have nothing of the components. */
const Multimedia = import.meta.env.SSR ? (await import('./multimedia.tsx')).default : undefined;

/** They move by themselves, or show what the device keeps or the visitor has agreed to. */
const BY_SIGHT: ReadonlySet<BlockView['component']> = new Set([
  'aftd',
  'flashcard-group',
  'spotify-playlist',
]);

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
    <Island name="block" wake={BY_SIGHT.has(block.component) ? 'sight' : 'press'} data={{ block }}>
      {shown}
    </Island>
  );
}
