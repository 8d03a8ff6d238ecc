import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveredShare, readCaptions } from './captions.ts';

const GOOD =
  'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.500\nHello\n\n00:02.500 --> 00:04.000 line:0\nTwo\nlines\n';

describe('captions', () => {
  it('are read with and without numbers, hours and places', () => {
    expect(readCaptions(GOOD)).toEqual({
      mistakes: [],
      cues: [
        { start: 0, end: 2.5, text: 'Hello' },
        { start: 2.5, end: 4, text: 'Two\nlines' },
      ],
    });
    expect(readCaptions(GOOD.replaceAll('\n', '\r\n')).mistakes).toEqual([]);
  });

  it.each([
    ['no head', GOOD.replace('WEBVTT', 'Captions'), /WEBVTT/],
    [
      'commas for points',
      GOOD.replace('02.500 -->', '02,500 -->').replace('--> 00:00:02.500', '--> 00:00:02,500'),
      /times like/,
    ],
    ['an end before its start', GOOD.replace('00:00:02.500\n', '00:00:00.000\n'), /lasts/],
    ['a cue without words', GOOD.replace('Hello\n', ''), /words at/],
    ['cues in disorder', `${GOOD}\n00:01.000 --> 00:02.000\nLate\n`, /in order/],
    ['no cue', 'WEBVTT\n', /at least one/],
  ])('with %s are refused', (_name, file, expected) => {
    expect(readCaptions(file).mistakes.join('; ')).toMatch(expected);
  });

  it('never throw, whatever the file holds', () => {
    fc.assert(
      fc.property(fc.string(), (file) => Array.isArray(readCaptions(`WEBVTT\n\n${file}`).mistakes)),
    );
  });

  it('cover what they cover once, and nothing beyond the film', () => {
    const { cues } = readCaptions(GOOD);
    expect(coveredShare(cues, 4)).toBe(1);
    expect(coveredShare(cues, 8)).toBe(0.5);
    expect(coveredShare([...cues, { start: 0, end: 4, text: 'again' }], 8)).toBe(0.5);
    expect(coveredShare(cues, 2)).toBe(1);
    expect(coveredShare([], 4)).toBe(0);
  });
});
