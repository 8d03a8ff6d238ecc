import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Makes the one font file: Public Sans with the letters of English and Spanish, weights 400 to 800.
 */
const LETTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'ÁÉÍÓÚÜÑáéíóúüñ¿¡ªº«»‘’“”–—…·©®$€¢°×−\u00a0';
const TARGET = 'web/theme/fonts/public-sans.woff2';

const packageFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/public-sans/package.json',
);
const source = path.join(path.dirname(packageFile), 'files/public-sans-latin-wght-normal.woff2');
const subset = await subsetFont(readFileSync(source), LETTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
mkdirSync(path.dirname(TARGET), { recursive: true });
writeFileSync(TARGET, subset);
process.stdout.write(`${TARGET}: ${subset.byteLength} bytes\n`);
