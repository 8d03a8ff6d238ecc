import { parentPort, workerData } from 'node:worker_threads';
import { catalogues } from '../catalogues.ts';
import { ContentWorkshop } from './content-workshop.ts';

/** The thread that reads, checks and renders content, so that the pages never wait for it. */
const { root } = workerData as { root: string };
const workshop = new ContentWorkshop({ root, catalogues });
parentPort?.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(workshop.tellChange());
});
