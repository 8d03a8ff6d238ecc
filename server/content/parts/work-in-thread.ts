import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../log.ts';
import {
  NO_INDEXES,
  unpackIndexes,
  type PackedIndexes,
  type TextIndexes,
} from '../search/text-indexes.ts';
import type { Workshop } from './content-workshop.ts';
import {
  unpackChange,
  type FromWorker,
  type PackedChange,
  type ToWorker,
  type WorkerSettings,
} from './pack-change.ts';

interface ThreadOptions extends WorkerSettings {
  log: Log;
  /**
   * The thread ends when nothing has changed for so long, and with it goes what it remembers; a later
   * one reads what this one has kept. Without it, it stays.
   */
  restMs?: number;
}

/** The number of parts that a thread reads again within two seconds, which the first edit after a rest waits for. */
const MOST_PARTS_TO_READ_AGAIN = 2_000;

/** Does the work in a thread of its own, and hands over only what has changed. */
export function workInThread({ log, restMs, ...settings }: ThreadOptions): Workshop {
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  /** Those of which the thread has not done all: it is asked again while it writes down what it made. */
  let looks = 0;
  let indexes = NO_INDEXES;
  /** The index that follows the last change, if any text is another one. */
  let texts: Promise<TextIndexes | undefined> = Promise.resolve(undefined);
  const receiveTexts = async (asked: Worker): Promise<TextIndexes | undefined> => {
    const [packed] = (await once(asked, 'texts')) as [PackedIndexes | undefined];
    if (packed) indexes = await unpackIndexes(packed, indexes);
    return packed && indexes;
  };
  const endAtRest = (resting: Worker): void => {
    if (restMs === undefined) return;
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (worker === resting) worker = undefined;
      void resting.terminate();
    }, restMs).unref();
  };
  const hire = (): Worker => {
    // What could not be kept is known to this thread alone.
    let isKept = true;
    let parts = 0;
    looks = 0;
    const hired = new Worker(new URL('./content-worker.ts', import.meta.url), {
      workerData: settings,
    });
    // Whoever waits for an answer gets the error; the next look has a new thread.
    hired.once('error', () => undefined);
    hired.once('exit', () => {
      if (worker === hired) worker = undefined;
    });
    hired.on('message', (message: FromWorker) => {
      if (message.kind === 'not-kept') {
        isKept = false;
        log.warn('content-parts-not-kept', { ...message.error });
      } else if (message.kind === 'done') {
        looks -= 1;
        if (looks === 0 && isKept && parts <= MOST_PARTS_TO_READ_AGAIN) endAtRest(hired);
      } else if (message.kind === 'texts') hired.emit('texts', message.texts);
      else {
        parts = Math.max(parts, message.change.packed.size);
        hired.emit('change', message.change);
      }
    });
    return hired;
  };
  return {
    look: async (changedFiles) => {
      // An index says what is different from the one before, so none may be missed.
      await texts.catch(() => undefined);
      clearTimeout(rest);
      const isNew = worker === undefined;
      const asked = (worker ??= hire());
      looks += 1;
      // The process may end while nobody waits for this thread.
      asked.ref();
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        asked.postMessage({ changedFiles: isNew ? undefined : changedFiles } satisfies ToWorker);
        texts = receiveTexts(asked);
        texts.catch(() => undefined);
        const [change] = (await once(asked, 'change')) as [PackedChange];
        return await unpackChange(change);
      } finally {
        asked.unref();
      }
    },
    indexTexts: async () => {
      const asked = worker;
      asked?.ref();
      try {
        const unpacked = await texts;
        return unpacked && ((code) => unpacked[code]);
      } finally {
        asked?.unref();
      }
    },
    close: async () => {
      clearTimeout(rest);
      await worker?.terminate();
    },
  };
}
