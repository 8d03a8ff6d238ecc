import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ContentChange, Workshop } from './content-workshop.ts';

/** Does the work in a thread of its own, and hands over only what has changed. */
export function workInThread(root: string): Workshop {
  let worker: Worker | undefined;
  const hire = (): Worker => {
    const hired = new Worker(new URL('./content-worker.ts', import.meta.url), {
      workerData: { root },
    });
    // Whoever waits for an answer gets the error; the next look has a new thread.
    hired.once('error', () => undefined);
    hired.once('exit', () => {
      if (worker === hired) worker = undefined;
    });
    return hired;
  };
  return {
    look: async () => {
      const asked = (worker ??= hire());
      // The process may end while nobody waits for this thread.
      asked.ref();
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        asked.postMessage('look');
        const [change] = (await once(asked, 'message')) as [ContentChange];
        return change;
      } finally {
        asked.unref();
      }
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
