import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file so that a crash leaves the old one or the new one, and never half of it. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  // A name with a dot in front is no content to the loader, which may look just now.
  const own = path.join(folder, `.${path.basename(file)}.${process.pid}`);
  writeFileSync(own, text, { flush: true });
  renameSync(own, file);
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
