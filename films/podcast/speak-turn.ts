import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Speaker } from './episodes.ts';

export const RATE = 32_000;

/** Speaks a text; the samples of one channel at `RATE`, without the silence around them. */
export function speakTurn(text: string, speaker: Speaker, work: string): Int16Array {
  const file = `${work}/turn.wav`;
  const words = `${work}/turn.txt`;
  writeFileSync(words, text);
  switch (speaker.tool) {
    case 'flite':
      run('flite', ['-voice', speaker.voice, '-f', words, '-o', file]);
      break;
    case 'festival':
      run('text2wave', ['-eval', `(voice_${speaker.voice})`, words, '-o', file]);
      break;
    case 'pico':
      run('pico2wave', ['-l', speaker.voice, '-w', file, text]);
      break;
  }
  const { pace, size } = speaker;
  const trim = 'silenceremove=start_periods=1:start_threshold=-45dB';
  const sound = run('ffmpeg', [
    ...'-loglevel error -i'.split(' '),
    file,
    '-af',
    `${trim},areverse,${trim},areverse,${shape(pace, size)}`,
    ...`-f s16le -ac 1 -ar ${RATE} -`.split(' '),
  ]);
  return new Int16Array(sound.buffer, sound.byteOffset, sound.byteLength / 2);
}

/** A lower voice is played more slowly and then told faster, which leaves its larger throat. */
function shape(pace: number, size: number): string {
  const lower = size === 1 ? '' : `aresample=${RATE},asetrate=${Math.round(RATE * size)},`;
  return `${lower}aresample=${RATE},atempo=${(pace / size).toFixed(3)},highpass=f=80`;
}

/** Runs a program and returns what it prints. */
export function run(tool: string, given: readonly string[]): Buffer {
  const { error, status, stdout, stderr } = spawnSync(tool, given, { maxBuffer: 1e9 });
  if (error) throw new Error(`${tool} is missing; docs/authors/podcast.md says what to install`);
  if (status !== 0) throw new Error(`${tool}: ${stderr.toString()}`);
  return stdout;
}
