import { parentPort, workerData } from 'node:worker_threads';
import { describeError } from '../../describe-error.ts';
import { catalogues } from '../catalogues.ts';
import { TextIndexer } from '../search/text-indexer.ts';
import { listBuffers } from '../search/text-indexes.ts';
import { ContentWorkshop } from './content-workshop.ts';
import { hashEngine } from './engine-hash.ts';
import { KeptParts } from './kept-parts.ts';
import { packChange, type FromWorker, type ToWorker, type WorkerSettings } from './pack-change.ts';

/** The thread that reads, checks and renders content, so that the pages never wait for it. */
const { root, over, partsFile } = workerData as WorkerSettings;
const kept = new KeptParts({
  file: partsFile,
  engine: hashEngine(root),
  onFailure: (error) => tell({ kind: 'not-kept', error: describeError(error) }),
});
const workshop = new ContentWorkshop(
  { root, over, catalogues },
  { remembered: kept.read(), wasGood: true },
);
const indexer = new TextIndexer();
parentPort?.on('message', ({ changedFiles }: ToWorker) => {
  const told = workshop.tellChange(changedFiles);
  const change = packChange(told);
  // Whoever waits for the change need not wait until it lies in the file.
  tell({ kind: 'change', change });
  const texts = indexer.take(told);
  tell({ kind: 'texts', texts }, texts && listBuffers(texts));
  kept.write(workshop, change.packed);
  workshop.handOver();
});

function tell(message: FromWorker, handedOver: ArrayBuffer[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message, handedOver);
}
