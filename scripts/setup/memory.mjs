import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../server/memory.env');

/**
 * How the C library keeps what the program has given back. By itself it keeps room for each thread, and the more the
 * larger the pieces were: a tenth of an idle node. The library reads this before a program runs, so whoever starts
 * the program sets it; other systems do not know the names.
 */
export const MEMORY = Object.fromEntries(
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('=')),
);
