import type { Ground } from './ground.ts';

/**
 * Hears what happens in a part that changes so little that no React is needed for it: its HTML stays
 * as the server drew it.
 */
export type Listen = (
  place: HTMLElement,
  ground: Ground,
  data: Readonly<Record<string, unknown>>,
) => void;
