import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { ChangedContent } from './changed-content.ts';

/** The folders of media that authors write into. */
const WRITTEN = new Set(['art', 'infographics']);

/** Gives a copy of the content its own drawings and pictures, so that a test may write there. */
export function ownMedia({ root }: Pick<ChangedContent, 'root'>): void {
  const media = path.join(root, 'media');
  const real = path.resolve('content/media');
  rmSync(media);
  mkdirSync(media);
  for (const folder of new Set([...readdirSync(real), ...WRITTEN])) {
    const [from, to] = [path.join(real, folder), path.join(media, folder)];
    if (!WRITTEN.has(folder)) symlinkSync(from, to);
    else if (readdirSync(real).includes(folder)) cpSync(from, to, { recursive: true });
    else mkdirSync(to);
  }
}
