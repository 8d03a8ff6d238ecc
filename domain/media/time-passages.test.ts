import { describe, expect, it } from 'vitest';
import { timePassages } from './time-passages.ts';

const CUES = [
  { start: 0, end: 4, text: '[Light guitar]\nPart of your pay may wait.' },
  { start: 4.7, end: 8, text: 'It is called the match.' },
  { start: 8, end: 12, text: 'Put in $1,000 a year.' },
  { start: 12.6, end: 17, text: 'Then reach for it.\n[Music ends]' },
];

describe('the passages of a transcript', () => {
  it('have the time of the caption that begins with their words', () => {
    const transcript =
      '[Light guitar]\n\n[Picture: A path.]\n\nPart of your pay may wait. It is called the match.\n\n[Picture: A coin.]\n\nPut in $1,000 a year.\n\nThen reach for it.';
    expect(timePassages(transcript, CUES)).toEqual([null, null, 0, null, 8, 12.6]);
  });

  it('that nobody says have none, and those after them do', () => {
    expect(timePassages('Something else.\n\nPut in $1,000 a year.', CUES)).toEqual([null, 8]);
    expect(timePassages('Put in $1,000 a year.', [])).toEqual([null]);
  });

  it('come in the order of the film, and no two in one second', () => {
    const cues = [
      { start: 1, end: 2, text: 'Again and again.' },
      { start: 1.5, end: 3, text: 'Said at once.' },
      { start: 5, end: 6, text: 'Again and again.' },
    ];
    expect(timePassages('Again and again.\n\nSaid at once.\n\nAgain and again.', cues)).toEqual([
      1,
      null,
      5,
    ]);
  });
});
