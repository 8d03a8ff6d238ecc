import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCriteria, readRequirements } from './read-map.ts';
import { writeAsvs } from './write-asvs.ts';
import type { Proof } from './write-cells.ts';
import { writeConformance } from './write-conformance.ts';

/** Writes both documents into a folder. */
export function writeProof(folder: string, proof: Proof): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'asvs.md'), writeAsvs(readRequirements(), proof));
  writeFileSync(path.join(folder, 'accessibility.md'), writeConformance(readCriteria(), proof));
}
