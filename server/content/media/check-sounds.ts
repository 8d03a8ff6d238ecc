import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { assetOfSound, chaptersFile } from '#domain/media/asset-names.ts';
import { readCaptions } from '#domain/media/captions.ts';
import { ContentFiles } from '../content-files.ts';
import { describeBytes } from './load-media.ts';
import { ProblemList, type ContentProblem } from '../problems.ts';
import { SourceTree } from '../source-tree.ts';

const LIST = 'sounds.yaml';
const AUDIO = 'media/audio';

/** What is as loud as other podcasts and tires nobody, in LUFS; and the highest peak, in dB. */
const LOUDNESS = { least: -18, most: -14 } as const;
const HIGHEST_PEAK = -1;
/** An episode is for a walk around the block. */
export const SECONDS = { least: 240, most: 480 } as const;
/** How far the end of the last chapter may be from that of the sound, in seconds. */
const NEAR = 2;

const soundsSchema = z.strictObject({
  sounds: z.array(
    z.strictObject({
      file: z.string(),
      /** The file that was measured, by its contents. */
      mark: z.string(),
      loudness: z.number(),
      peak: z.number(),
    }),
  ),
});

/**
 * Finds what is wrong with the sounds: one that was replaced and not measured, is too loud or too quiet
 * or too long, or is there in one language only. A server plays them all the same.
 */
export function checkSounds(root: string): ContentProblem[] {
  const problems = new ProblemList();
  const files = new ContentFiles(new SourceTree(root));
  const names = files.files(AUDIO);
  const measured = files.exists(LIST) ? (files.yaml(LIST, soundsSchema)?.value.sounds ?? []) : [];
  problems.addAll(files.problems.sorted());
  for (const name of names) {
    const { bytes } = files.bytes(`${AUDIO}/${name}`);
    const { hash, sound } = describeBytes(name, bytes);
    const row = measured.find(({ file }) => file === name);
    const say = (message: string): void => problems.add(`content/${AUDIO}/${name}`, 1, message);
    if (row?.mark !== hash) say('expected it measured: npm run sounds');
    else findLoudMistakes(row).forEach(say);
    if (sound && (sound.seconds < SECONDS.least || sound.seconds > SECONDS.most))
      say(`expected four to eight minutes, found ${Math.round(sound.seconds)} seconds`);
    const chapters = `media/captions/${chaptersFile(assetOfSound(name))}`;
    if (!files.exists(chapters)) say('expected its chapters beside the captions');
    else if (sound) findLateChapters(files.bytes(chapters).bytes, sound.seconds).forEach(say);
    for (const missing of otherLanguagesOf(name).filter((other) => !names.includes(other)))
      say(`expected ${missing} beside it`);
  }
  return problems.sorted();
}

function findLoudMistakes({ loudness, peak }: { loudness: number; peak: number }): string[] {
  const mistakes: string[] = [];
  if (loudness < LOUDNESS.least || loudness > LOUDNESS.most)
    mistakes.push(`expected ${LOUDNESS.least} to ${LOUDNESS.most} LUFS, found ${loudness}`);
  if (peak > HIGHEST_PEAK)
    mistakes.push(`expected no peak above ${HIGHEST_PEAK} dB, found ${peak}`);
  return mistakes;
}

/** A recording in the place of another one has chapters of its own. */
function findLateChapters(file: Uint8Array, seconds: number): string[] {
  const end = readCaptions(Buffer.from(file).toString()).cues.at(-1)?.end ?? 0;
  return Math.abs(end - seconds) < NEAR
    ? []
    : [`expected its chapters to end with it, after ${seconds.toFixed(1)} seconds, found ${end}`];
}

/** Lists the names of a recording in the other languages: each ends with the code. */
function otherLanguagesOf(name: string): string[] {
  const [, base, code, ending] = /^(.+)-([a-z]{2})(\.\w+)$/.exec(name) ?? [];
  if (base === undefined || ending === undefined) return [];
  return LANGUAGE_CODES.filter((other) => other !== code).map(
    (other) => `${base}-${other}${ending}`,
  );
}
