import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import type { ContentCopy, TakenOver } from './content-copy.ts';

/** A question that a key answers; behind a pooler of transactions nobody can wait for a notification. */
const EVERY_MS = 1_000;

interface Following {
  copy: Pick<ContentCopy, 'revision' | 'takeNewest'>;
  log: Log;
  /** Hears of a revision that lies in the folder now. */
  onTaken?: (taken: TakenOver) => Promise<void>;
}

interface Follower {
  /** Looks now; a failure is logged, and the next look tries again. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Asks the database again and again whether something was published, here or on another node. */
export function followRevisions({ copy, log, onTaken }: Following): Follower {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasFailed = false;
  let looking = Promise.resolve();
  const lookOnce = async (): Promise<void> => {
    try {
      const taken = await copy.takeNewest();
      if (taken.files.length > 0) log.info('content-taken-over', describeTaken(taken));
      if (taken.files.length > 0) await onTaken?.(taken);
      hasFailed = false;
    } catch (error) {
      // Once, and not each second: what is served stays, and the figures say how far it is behind.
      if (!hasFailed)
        log.error('content-not-taken-over', { revision: copy.revision, ...describeError(error) });
      hasFailed = true;
    }
  };
  const look = (): Promise<void> => {
    looking = looking.then(lookOnce);
    return looking;
  };
  const lookLater = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => void look().then(lookLater), EVERY_MS);
    timer.unref();
  };
  lookLater();
  return {
    look,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

export function describeTaken({ files, ...taken }: TakenOver): Record<string, number> {
  return { ...taken, files: files.length };
}
