import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MediaFile } from '../content-set.ts';
import { describeBytes } from '../media/load-media.ts';
import { findFilmMistakes } from './check-films.ts';
import { readMp4 } from './read-mp4.ts';

const ASSET = 'mm-match-en-AVS';
const FILES = [
  `video/${ASSET}.mp4`,
  'video/mm-match-en-mobile-AVS.mp4',
  `posters/${ASSET}.jpg`,
  `captions/${ASSET}-en.vtt`,
  `captions/${ASSET}-es.vtt`,
];

function media(
  change: (files: Map<string, MediaFile>) => void = () => undefined,
): Map<string, MediaFile> {
  const files = new Map(
    FILES.map((file) => [
      nameOf(file),
      asMedia(nameOf(file), readFileSync(`content/media/${file}`)),
    ]),
  );
  change(files);
  return files;
}

function nameOf(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}

function asMedia(name: string, bytes: Uint8Array | string): MediaFile {
  const copied = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return { name, file: name, stamp: '0', type: 'video/mp4', ...describeBytes(name, copied) };
}

describe('the check of a film', () => {
  it('finds nothing in a film that is whole', () => {
    expect(findFilmMistakes(ASSET, media())).toEqual([]);
  });

  it.each(FILES)('names %s when it is missing', (file) => {
    const mistakes = findFilmMistakes(
      ASSET,
      media((files) => files.delete(nameOf(file))),
    );
    expect(mistakes).toEqual([`expected the file content/media/${file}`]);
  });

  it.each([
    ['that is no film', `${ASSET}.mp4`, 'words', /expected an MP4/],
    [
      'whose captions end early',
      `${ASSET}-es.vtt`,
      'WEBVTT\n\n00:00.000 --> 00:05.000\nHola\n',
      /beginning to end/,
    ],
    ['whose poster is large', `${ASSET}.jpg`, 'x'.repeat(50_000), /poster of at most/],
  ])('refuses one %s', (_name, file, text, expected) => {
    const mistakes = findFilmMistakes(
      ASSET,
      media((files) => files.set(file, asMedia(file, text))),
    );
    expect(mistakes.join('; ')).toMatch(expected);
  });

  it('refuses a film whose index stands behind its pictures', () => {
    const film = indexLast(readFileSync(`content/media/video/${ASSET}.mp4`));
    const moved = media((files) => files.set(`${ASSET}.mp4`, asMedia(`${ASSET}.mp4`, film)));
    expect(findFilmMistakes(ASSET, moved).join('; ')).toMatch(/index first/);
  });

  it('is not shaken by a film that was cut off anywhere', () => {
    const bytes = readFileSync(`content/media/video/${ASSET}.mp4`);
    for (let length = 0; length < 200; length += 7)
      expect(readMp4(bytes.subarray(0, length))).toBeUndefined();
  });
});

/** The same boxes with the second and the last one exchanged. */
function indexLast(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Uint8Array[] = [];
  for (let at = 0; at < bytes.byteLength; at += view.getUint32(at))
    boxes.push(bytes.subarray(at, at + view.getUint32(at)));
  const [head, index, ...rest] = boxes;
  return Buffer.concat([...(head ? [head] : []), ...rest, ...(index ? [index] : [])]);
}
