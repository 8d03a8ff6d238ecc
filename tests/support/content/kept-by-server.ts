import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseConfig } from '#server/config.ts';
import { hashEngine } from '#server/content/parts/engine-hash.ts';
import { KeptParts } from '#server/content/parts/kept-parts.ts';
import { plainValue } from '#server/content/parts/packed-value.ts';
import type { RememberedPart } from '#server/content/parts/part-shop.ts';

/** The file of what a server has made of the content here, where one has run. */
export function findKeptByServer(): string | undefined {
  const { partsFile } = parseConfig({});
  return existsSync(partsFile) ? partsFile : undefined;
}

/** What a server of exactly this program has made of the content here, and keeps for its own next start. */
export function readKeptByServer(): Map<string, RememberedPart> {
  const file = findKeptByServer();
  if (file === undefined) return new Map();
  const engine = hashEngine(path.resolve('content'));
  const kept = new KeptParts({ file, engine, onFailure: () => undefined }).read();
  return new Map([...kept].map(([key, remembered]) => [key, unpacked(remembered)]));
}

function unpacked({ part, ...rest }: RememberedPart): RememberedPart {
  return { ...rest, part: { ...part, value: plainValue(part.value) } };
}
