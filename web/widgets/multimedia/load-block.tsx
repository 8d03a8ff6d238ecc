import type { ComponentType } from 'react';
import type { BlockView } from '#contracts/views/block.ts';
import { BlockFrame } from './block-frame.tsx';
import { LOAD_DRAWING, type LoadDrawing } from './drawing-list.ts';

/** Everything that an island's component draws, before it is drawn. */
export async function loadBlock({
  component,
}: BlockView): Promise<ComponentType<{ block: BlockView }>> {
  // The server has drawn it, so it is one of ours.
  const { default: Drawing } = await (LOAD_DRAWING[component] as LoadDrawing)();
  return function IslandBlock({ block }) {
    return <BlockFrame block={block} Drawing={Drawing} />;
  };
}
