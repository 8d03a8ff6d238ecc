import { watch } from 'node:fs';
import type { Log } from '../log.ts';
import type { ContentStore } from './content-store.ts';
import { formatProblem, type ContentProblem } from './problems.ts';
import { describeError } from '../describe-error.ts';

/** An editor saves in several steps; the load waits until the folder has been quiet this long. */
const QUIET_MS = 150;

/** Reloads when a content file changes, and logs what has come of it. */
export function watchContent(root: string, store: ContentStore, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reloadContent(store, log), QUIET_MS);
  });
  watcher.on('error', (error) => log.error('content-watch-failed', { reason: error.message }));
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

async function reloadContent(store: ContentStore, log: Log): Promise<void> {
  const { current: before, problems: known } = store;
  try {
    await store.reload();
  } catch (error) {
    log.error('content-not-read', { serving: before.version, ...describeError(error) });
    return;
  }
  const { version } = store.current;
  if (version !== before.version) log.info('content-swapped', { version });
  if (isOther(store.problems, known)) logProblems(store, log);
  if (isOther(store.current.refusals, before.refusals)) logRefusals(store, log);
}

function isOther(now: readonly ContentProblem[], before: readonly ContentProblem[]): boolean {
  return now.map(formatProblem).join('\n') !== before.map(formatProblem).join('\n');
}

/** Parts with a mistake are served as they were when they were last good, or not at all. */
export function logProblems({ current, problems }: ContentStore, log: Log): void {
  if (problems.length === 0) log.info('content-mended', { version: current.version });
  else
    log.error('content-broken', {
      serving: current.version,
      problems: problems.map(formatProblem),
    });
}

/** A page is served without a malformed block; the log tells its author why. */
export function logRefusals(store: ContentStore, log: Log): void {
  for (const refusal of store.current.refusals) log.error('content-refused', { ...refusal });
}
