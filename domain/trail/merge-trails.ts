import { ANIMALS, type Animal } from '../persona/animals.ts';
import type { Plan } from '../persona/plans.ts';

/** What one device knows of a visitor's trail, and what a file of it carries. */
export interface TrailOnDevice {
  plan: Plan | undefined;
  /** The ids of the finished steps, by animal. */
  done: Partial<Record<Animal, readonly string[]>>;
  /** The ids of the guides that were read, the latest last. */
  read: readonly string[];
  hasMatch: boolean;
}

/** A trail from another device: nothing that was done on either is lost, and its animal is the newer one. */
export function mergeTrails(here: TrailOnDevice, brought: TrailOnDevice): TrailOnDevice {
  const animals = ANIMALS.filter((animal) => here.done[animal] ?? brought.done[animal]);
  return {
    plan: brought.plan ?? here.plan,
    done: Object.fromEntries(
      animals.map((animal) => [animal, together(here.done[animal], brought.done[animal])]),
    ),
    read: together(here.read, brought.read),
    hasMatch: here.hasMatch || brought.hasMatch,
  };
}

function together(here: readonly string[] = [], brought: readonly string[] = []): string[] {
  return [...new Set([...here, ...brought])];
}
