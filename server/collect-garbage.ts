import { runInNewContext } from 'node:vm';

/** What V8 offers to whoever asks for `--expose-gc`. */
type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back what a start has left: V8 keeps it for as long as nobody asks for much, which was a fifth of
 * an idle node. It holds up its thread for some tens of milliseconds, so it is done while nobody waits for
 * that thread. Without the flag, which main.ts sets, it does nothing.
 */
export function collectGarbage(): void {
  const collect = runInNewContext('globalThis.gc') as Collect | undefined;
  // Only a collection of the last resort gives the pages back, too.
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
