import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeBytes } from '../server/content/media/load-media.ts';

/**
 * `npm run sounds` listens to every file in `content/media/audio` and writes down how
 * loud it is; it needs Debian's `ffmpeg`. The content check compares the file's own mark with the one
 * written down, so that a file that was replaced is measured anew.
 */
const FOLDER = 'content/media/audio';

const rows = readdirSync(FOLDER)
  .toSorted()
  .map((name) => {
    const { stderr } = spawnSync(
      'ffmpeg',
      ['-i', path.join(FOLDER, name), '-af', 'ebur128=peak=true', '-f', 'null', '-'],
      { encoding: 'utf8' },
    );
    const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
    const [, loudness] = /I:\s+(-?[\d.]+) LUFS/.exec(summary) ?? [];
    const [, peak] = /Peak:\s+(-?[\d.]+) dBFS/.exec(summary) ?? [];
    if (loudness === undefined || peak === undefined)
      throw new Error(`${name} cannot be measured: is ffmpeg installed?`);
    const { hash } = describeBytes(name, readFileSync(path.join(FOLDER, name)));
    return `  - { file: ${name}, mark: '${hash}', loudness: ${loudness}, peak: ${peak} }\n`;
  });
writeFileSync(
  'content/sounds.yaml',
  `# How loud each sound is (LUFS, and dB of its highest peak). Written by scripts/measure-sounds.ts.\nsounds:\n${rows.join('')}`,
);
