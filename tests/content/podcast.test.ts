import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { readCaptions } from '#domain/media/captions.ts';
import { describeBytes } from '#server/content/media/load-media.ts';
import { checkSounds, SECONDS } from '#server/content/media/check-sounds.ts';
import { readMp3 } from '#server/content/media/read-mp3.ts';

const NAMES = [
  'podcast-first-check',
  'podcast-quiet-months',
  'podcast-fifth-chair',
  'podcast-one-more-song',
];
const episodes = NAMES.flatMap((name) => LANGUAGE_CODES.map((code) => ({ name, code })));

function chaptersOf(name: string, code: string) {
  return readCaptions(readFileSync(`content/media/captions/${name}-${code}-chapters.vtt`, 'utf8'));
}

function lengthOf(name: string, code: string): number {
  return readMp3(readFileSync(`content/media/audio/${name}-${code}.mp3`))?.seconds ?? 0;
}

describe.each(episodes)('the episode $name in $code', ({ name, code }) => {
  const article = readFileSync(`content/articles/${name}/${code}.md`, 'utf8');

  it('lasts four to eight minutes by its file', () => {
    expect(lengthOf(name, code)).toBeGreaterThan(SECONDS.least);
    expect(lengthOf(name, code)).toBeLessThan(SECONDS.most);
  });

  it('has the headings of its article as chapters, one after the other to its end', () => {
    const { cues, mistakes } = chaptersOf(name, code);
    expect(mistakes).toEqual([]);
    expect(cues.map(({ text }) => text)).toEqual(
      [...article.matchAll(/^## (.+)$/gm)].map(([, title]) => title),
    );
    expect(cues[0]?.start).toBe(0);
    expect(Math.abs((cues.at(-1)?.end ?? 0) - lengthOf(name, code))).toBeLessThan(1);
  });

  it('has 600 to 1,000 words, and says in its first ones that a computer speaks', () => {
    const said = [...article.matchAll(/^\*\*[^*]+:\*\* (.+)$/gm)].map(([, words]) => words ?? '');
    const count = said.join(' ').split(/\s+/).length;
    expect(count).toBeGreaterThan(600);
    expect(count).toBeLessThan(1_000);
    expect(said.slice(0, 2).join(' ')).toMatch(/computer|computadora/);
  });
});

/** Twice the bytes of all films and sounds before they were made longer. */
const MOST_BYTES = 2 * 32_473_000;

describe('films and sounds in all', () => {
  it('are at most twice as large as they were before they were made longer', () => {
    const bytes = ['video', 'audio'].flatMap((folder) =>
      readdirSync(`content/media/${folder}`).map(
        (name) => statSync(`content/media/${folder}/${name}`).size,
      ),
    );
    expect(bytes.reduce((sum, own) => sum + own, 0)).toBeLessThan(MOST_BYTES);
  });
});

/** A tenth of a second of it. */
const SILENCE = Buffer.concat([Buffer.of(0xff, 0xfb, 0x38, 0xc0), Buffer.alloc(596)]);

describe('the check of sounds', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true }));

  function check(
    row: string,
    names: readonly string[],
    captions: Readonly<Record<string, string>> = {},
  ): string[] {
    root = mkdtempSync(path.join(tmpdir(), 'sounds-'));
    mkdirSync(path.join(root, 'media/audio'), { recursive: true });
    mkdirSync(path.join(root, 'media/captions'));
    for (const [name, words] of Object.entries(captions))
      writeFileSync(path.join(root, 'media/captions', name), words);
    for (const name of names) writeFileSync(path.join(root, 'media/audio', name), SILENCE);
    writeFileSync(path.join(root, 'sounds.yaml'), `sounds:\n${row}`);
    return checkSounds(root).map(({ message }) => message);
  }

  it('names a file that was replaced and not measured, its missing chapters and its twin', () => {
    const row = '  - { file: a-en.mp3, mark: other, loudness: -16, peak: -2 }\n';
    expect(check(row, ['a-en.mp3'])).toEqual(
      expect.arrayContaining([
        'expected it measured: npm run sounds',
        'expected its chapters beside the captions',
        'expected a-es.mp3 beside it',
      ]),
    );
  });

  it('names a file whose chapters are those of the one that it replaced', () => {
    const { hash } = describeBytes('a-en.mp3', SILENCE);
    const row = `  - { file: a-en.mp3, mark: '${hash}', loudness: -16, peak: -2 }\n`;
    const chapters = 'WEBVTT\n\n00:00.000 --> 05:00.000\nThe check\n';
    expect(check(row, ['a-en.mp3'], { 'a-en-chapters.vtt': chapters })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^expected its chapters to end with it, .* found 300$/),
      ]),
    );
  });

  it('names a file that is too quiet, or too loud at its highest', () => {
    const { hash } = describeBytes('a-en.mp3', SILENCE);
    const row = `  - { file: a-en.mp3, mark: '${hash}', loudness: -23, peak: 0 }\n`;
    expect(check(row, ['a-en.mp3'])).toEqual(
      expect.arrayContaining([
        'expected -18 to -14 LUFS, found -23',
        'expected no peak above -1 dB, found 0',
      ]),
    );
  });
});
