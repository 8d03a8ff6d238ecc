import { watch } from 'node:fs';
import type { Log } from '../log.ts';
import type { ContentStore } from './content-store.ts';
import { BrokenContentError, formatProblem } from './problems.ts';

/** An editor saves in several steps; the load waits until the folder has been quiet this long. */
const QUIET_MS = 150;

/**
 * Reloads when a content file changes. Broken content is logged, and the last valid version stays.
 */
export function watchContent(root: string, store: ContentStore, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => reloadContent(store, log), QUIET_MS);
  });
  watcher.on('error', (error) => log.error('content-watch-failed', { reason: error.message }));
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

function reloadContent(store: ContentStore, log: Log): void {
  const before = store.current.version;
  try {
    store.reload();
    if (store.current.version === before) return;
    log.info('content-swapped', { version: store.current.version });
    logRefusals(store, log);
  } catch (error) {
    const problems =
      error instanceof BrokenContentError ? error.problems.map(formatProblem) : [String(error)];
    log.error('content-broken', { serving: before, problems });
  }
}

/** A page is served without a malformed block; the log tells its author why. */
export function logRefusals(store: ContentStore, log: Log): void {
  for (const refusal of store.current.refusals) log.error('content-refused', { ...refusal });
}
