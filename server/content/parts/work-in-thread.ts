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

export interface ThreadOptions extends WorkerSettings {
  log: Log;
}

/** Does the work in a thread of its own, and hands over only what has changed. */
export function workInThread({ log, ...settings }: ThreadOptions): Workshop {
  let worker: Worker | undefined;
  let indexes = NO_INDEXES;
  /** The index that follows the last change, if any text is another one. */
  let texts: Promise<TextIndexes | undefined> = Promise.resolve(undefined);
  const receiveTexts = async (asked: Worker): Promise<TextIndexes | undefined> => {
    const [packed] = (await once(asked, 'texts')) as [PackedIndexes | undefined];
    if (packed) indexes = await unpackIndexes(packed, indexes);
    return packed && indexes;
  };
  const hire = (): Worker => {
    const hired = new Worker(new URL('./content-worker.ts', import.meta.url), {
      workerData: settings,
    });
    // Whoever waits for an answer gets the error; the next look has a new thread.
    hired.once('error', () => undefined);
    hired.once('exit', () => {
      if (worker === hired) worker = undefined;
    });
    hired.on('message', (message: FromWorker) => {
      if (message.kind === 'not-kept') log.warn('content-parts-not-kept', { ...message.error });
      else if (message.kind === 'texts') hired.emit('texts', message.texts);
      else hired.emit('change', message.change);
    });
    return hired;
  };
  return {
    look: async (changedFiles) => {
      // An index says what is different from the one before, so none may be missed.
      await texts.catch(() => undefined);
      const asked = (worker ??= hire());
      // The process may end while nobody waits for this thread.
      asked.ref();
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        asked.postMessage({ changedFiles } satisfies ToWorker);
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
      await worker?.terminate();
    },
  };
}
