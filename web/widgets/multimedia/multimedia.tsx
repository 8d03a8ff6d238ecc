import { lazy, type ComponentType } from 'react';
import type { BlockView } from '#contracts/views/block.ts';
import { BlockFrame } from './block-frame.tsx';
import { LOAD_DRAWING, type Drawing, type LoadDrawing } from './drawing-list.ts';

/** No still page loads the last one, so none has its hash. */
const LOAD: Readonly<Record<string, LoadDrawing>> = {
  ...LOAD_DRAWING,
  session: (() => import('./session/session.tsx')) as unknown as LoadDrawing,
};

/** The server has them all at hand: an island is drawn in one go. */
const DRAWINGS: Readonly<Record<string, ComponentType<{ data: unknown }>>> = import.meta.env.SSR
  ? await loadAll()
  : Object.fromEntries(Object.entries(LOAD).map(([name, load]) => [name, lazy(load)]));

async function loadAll(): Promise<Record<string, Drawing>> {
  const loaded = Object.entries(LOAD).map(
    async ([name, load]) => [name, (await load()).default] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}

/**
 * Draws the component of a block. For an unknown name the console says 'Cannot find module' and
 * nothing is drawn; a thrown error would take the page with it.
 */
export default function Multimedia({ block }: { block: BlockView | undefined }) {
  const Drawing = DRAWINGS[block?.component ?? ''];
  if (block === undefined || !Object.hasOwn(LOAD, block.component) || !Drawing) {
    console.warn('A component is not drawn: Cannot find module', block?.component);
    return null;
  }
  return <BlockFrame block={block} Drawing={Drawing} />;
}
