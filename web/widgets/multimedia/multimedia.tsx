import type { BlockView } from '#contracts/views/block.ts';
import { BlockFrame } from './block-frame.tsx';
import { LOAD_DRAWING, type Drawing } from './drawing-list.ts';

/** All of them are at hand: an island is drawn in one go. */
const DRAWINGS: Readonly<Record<string, Drawing>> = await loadAll();

async function loadAll(): Promise<Record<string, Drawing>> {
  const loaded = Object.entries(LOAD_DRAWING).map(
    async ([name, load]) => [name, (await load()).default] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}

/**
 * Draws the component of a block, on the server. For an unknown name the log says 'Cannot find module'
 * and nothing is drawn; a thrown error would take the page with it.
 */
export default function Multimedia({ block }: { block: BlockView | undefined }) {
  const Drawing = DRAWINGS[block?.component ?? ''];
  if (block === undefined || !Object.hasOwn(LOAD_DRAWING, block.component) || !Drawing) {
    console.warn('A component is not drawn: Cannot find module', block?.component);
    return null;
  }
  return <BlockFrame block={block} Drawing={Drawing} />;
}
