import { parentPort, workerData } from 'node:worker_threads';
import { collectGarbage } from '../../collect-garbage.ts';
import { describeError } from '../../describe-error.ts';
import { catalogues } from '../catalogues.ts';
import { readKeptTexts, writeKeptTexts, type TextsFile } from '../search/kept-texts.ts';
import { TextIndexer } from '../search/text-indexer.ts';
import { listBuffers, packIndexes } from '../search/text-indexes.ts';
import { ContentWorkshop } from './content-workshop.ts';
import { hashEngine } from './engine-hash.ts';
import { KeptParts } from './kept-parts.ts';
import { plainValue } from './packed-value.ts';
import { packChange, type FromWorker, type ToWorker, type WorkerSettings } from './pack-change.ts';

/** The words are kept again when so many of the parts with texts are other ones: one in twenty. */
const UNKEPT_SHARE = 0.05;

/** The thread that reads, checks and renders content, so that the pages never wait for it. */
const { root, over, partsFile } = workerData as WorkerSettings;
const engine = hashEngine(root);
const onFailure = (error: unknown): void => tell({ kind: 'not-kept', error: describeError(error) });
const kept = new KeptParts({ file: partsFile, engine, onFailure });
const workshop = new ContentWorkshop(
  { root, over, catalogues },
  { remembered: kept.read(), wasGood: true },
);
const textsFile: TextsFile = { file: `${partsFile}.texts`, engine, onFailure };
let indexer: TextIndexer | undefined;
parentPort?.on('message', ({ changedFiles }: ToWorker) => {
  const told = workshop.tellChange(changedFiles);
  const change = packChange(told);
  // Whoever waits for the change need not wait until it lies in the file.
  tell({ kind: 'change', change });
  // The words of before are read while the pages take over the first change.
  indexer ??= new TextIndexer(readKeptTexts(textsFile), plainValue);
  const before = indexer.indexes;
  const indexes = indexer.take(told);
  const texts = indexes && packIndexes(indexes, before);
  tell({ kind: 'texts', texts }, texts && listBuffers(texts));
  kept.write(workshop, change.packed);
  if (indexer.unkept > indexer.size * UNKEPT_SHARE) writeKeptTexts(textsFile, indexer.keep());
  workshop.handOver();
  if (told.isWhole) collectGarbage();
  tell({ kind: 'done' });
});

function tell(message: FromWorker, handedOver: ArrayBuffer[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message, handedOver);
}
