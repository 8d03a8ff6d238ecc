import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How a test says that time stands still, by itself or through `visit.ts`. */
const STOPS_THE_CLOCK = /\.clock\.|support\/visit\.ts/;

/** The files of tests, of those in this folder, in which a page's time stands still or is set. */
export function listFilesThatStopTheClock(folder: string): string[] {
  return listSpecs(folder).filter((file) => STOPS_THE_CLOCK.test(readFileSync(file, 'utf8')));
}

/** All files of tests in a folder. */
export function listSpecs(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.join(folder, file));
}
