import path from 'node:path';
import type { Config } from '../config.ts';
import { catalogues } from '../content/catalogues.ts';
import { ContentStore } from '../content/content-store.ts';
import type { ContentSource, Workshop } from '../content/parts/content-workshop.ts';
import { workInThread } from '../content/parts/work-in-thread.ts';
import { logProblems, logRefusals } from '../content/watch-content.ts';
import type { Log } from '../log.ts';

/** Makes the workshop that reads a folder of content. */
export type OpenWorkshop = (source: ContentSource) => Workshop;

interface Parts {
  config: Config;
  log: Log;
  workshop?: OpenWorkshop;
}

/** Content stays as it is for days, and an author who is at work saves more often. */
const REST_MS = 5 * 60_000;

/** Reads the content for the first time; without a workshop of the caller's, a thread of its own does so. */
export async function openContent(
  { config, log, workshop }: Parts,
  root: string,
): Promise<ContentStore> {
  const { partsFile, previewHost } = config;
  const content = await ContentStore.open(
    workshop?.({ root, catalogues }) ??
      workInThread({ root, partsFile: path.resolve(partsFile), log, restMs: REST_MS }),
    { previewHost },
  );
  if (content.problems.length > 0) logProblems(content, log);
  logRefusals(content, log);
  return content;
}
