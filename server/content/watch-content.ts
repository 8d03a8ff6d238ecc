import { watch } from 'node:fs';
import path from 'node:path';
import type { Log } from '../log.ts';
import type { ContentStore } from './content-store.ts';
import { formatProblem, type ContentProblem } from './problems.ts';
import { describeError } from '../describe-error.ts';

/** An editor saves in several steps; the load waits until the folder has been quiet this long. */
const QUIET_MS = 50;
/** The whole folder is looked at later, because a watcher may miss what happens fast. */
const LOOK_AT_ALL_MS = 2_000;
/** So many changes are hardly cheaper to look at one by one. */
const MOST_NAMED = 20;

type WatchedStore = Pick<ContentStore, 'current' | 'problems' | 'reload'>;

/** Reloads when a content file changes, and logs what has come of it. */
export function watchContent(root: string, store: WatchedStore, log: Log): () => void {
  let soon: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  /** The files that have changed; undefined stands for any. */
  const changed = new Set<string | undefined>();
  let looking = Promise.resolve();
  const look = (changedFiles?: readonly string[]): void => {
    // What is logged is what one look has found, so none begins before the other has ended.
    looking = looking.then(() => reloadContent(store, log, changedFiles));
  };
  const lookAtChanged = (): void => {
    const named = [...changed].filter((name) => name !== undefined);
    look(changed.has(undefined) || named.length > MOST_NAMED ? undefined : named);
    changed.clear();
  };
  const watcher = watch(root, { recursive: true }, (_event, name) => {
    changed.add(name?.split(path.sep).join('/'));
    clearTimeout(soon);
    clearTimeout(later);
    soon = setTimeout(lookAtChanged, QUIET_MS);
    later = setTimeout(look, LOOK_AT_ALL_MS);
  });
  watcher.on('error', (error) => log.error('content-watch-failed', { reason: error.message }));
  return () => {
    clearTimeout(soon);
    clearTimeout(later);
    watcher.close();
  };
}

async function reloadContent(
  store: WatchedStore,
  log: Log,
  changedFiles?: readonly string[],
): Promise<void> {
  const { current: before, problems: known } = store;
  try {
    await store.reload(changedFiles);
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
export function logProblems({ current, problems }: WatchedStore, log: Log): void {
  if (problems.length === 0) log.info('content-mended', { version: current.version });
  else
    log.error('content-broken', {
      serving: current.version,
      problems: problems.map(formatProblem),
    });
}

/** A page is served without a malformed block; the log tells its author why. */
export function logRefusals(store: WatchedStore, log: Log): void {
  for (const refusal of store.current.refusals) log.error('content-refused', { ...refusal });
}
