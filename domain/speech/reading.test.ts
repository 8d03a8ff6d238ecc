import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_READ, READING_SPEEDS, readOn, type Reading, type ReadingAct } from './reading.ts';

const ACTS: readonly ReadingAct[] = [
  'read',
  'pause',
  'sentence over',
  'back',
  'forward',
  'speed',
  'stop',
];

function after(acts: readonly ReadingAct[], sentences: number): Reading {
  return acts.reduce((reading, act) => readOn(reading, act, sentences), NOTHING_READ);
}

describe('a text that is read aloud', () => {
  it('is read from its first sentence to its last, and then it is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (sentences) => {
        let reading = readOn(NOTHING_READ, 'read', sentences);
        const read: number[] = [];
        while (reading.status === 'reading') {
          read.push(reading.at);
          reading = readOn(reading, 'sentence over', sentences);
        }
        expect(read).toEqual(Array.from({ length: sentences }, (_, at) => at));
        expect(reading.status).toBe('ended');
      }),
    );
  });

  it('stands at one of its sentences whatever is pressed, at a speed that there is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ACTS), { maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (acts, sentences) => {
          const { at, speed } = after(acts, sentences);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(sentences);
          expect(READING_SPEEDS).toContain(speed);
        },
      ),
    );
  });

  it.each<{ does: string; acts: ReadingAct[]; ends: Partial<Reading> }>([
    {
      does: 'goes on where it paused',
      acts: ['read', 'sentence over', 'pause', 'read'],
      ends: { at: 1, status: 'reading' },
    },
    {
      does: 'reads on from where one stepped',
      acts: ['read', 'forward'],
      ends: { at: 1, status: 'reading' },
    },
    {
      does: 'waits where one stepped while it paused',
      acts: ['read', 'pause', 'forward'],
      ends: { at: 1, status: 'paused' },
    },
    {
      does: 'hears no voice that is late',
      acts: ['read', 'pause', 'sentence over'],
      ends: { at: 0, status: 'paused' },
    },
    {
      does: 'steps no further than its ends',
      acts: ['back', 'forward', 'forward', 'forward'],
      ends: { at: 2 },
    },
    {
      does: 'begins again after its end',
      acts: ['read', 'sentence over', 'sentence over', 'sentence over', 'read'],
      ends: { at: 0, status: 'reading' },
    },
    {
      does: 'goes back to its last sentence after its end',
      acts: ['read', 'sentence over', 'sentence over', 'sentence over', 'back'],
      ends: { at: 2, status: 'paused' },
    },
    {
      does: 'forgets its place when it is stopped, and keeps its speed',
      acts: ['read', 'speed', 'forward', 'stop'],
      ends: { at: 0, status: 'resting', speed: 1.25 },
    },
  ])('$does', ({ acts, ends }) => {
    expect(after(acts, 3)).toMatchObject(ends);
  });

  it('is not read where there is nothing to read', () => {
    expect(readOn(NOTHING_READ, 'read', 0).status).toBe('resting');
  });
});
