import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginTelling,
  msBefore,
  msOfBeat,
  SPEEDS,
  tell,
  wholeMs,
  type Act,
  type Slides,
  type Telling,
} from './told-session.ts';

const anySlides = fc.array(
  fc.array(fc.integer({ min: 2_500, max: 30_000 }), { minLength: 1, maxLength: 5 }),
  { minLength: 1, maxLength: 8 },
);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(
    ...(['play', 'pause', 'beat over', 'back', 'forward', 'first', 'last', 'speed'] as const),
  ),
  fc.record({ slide: fc.oneof(fc.integer(), fc.double()) }),
);

function playAll(slides: Slides, from: Telling): { clock: number; beats: number; end: Telling } {
  let [clock, beats, telling] = [0, 0, tell(from, 'play', slides)];
  while (telling.status === 'playing') {
    clock += msOfBeat(telling, slides);
    beats += 1;
    telling = tell(telling, 'beat over', slides);
  }
  return { clock, beats, end: telling };
}

describe('a session that is told', () => {
  it('takes exactly its length to its end, at every speed', () => {
    fc.assert(
      fc.property(anySlides, fc.constantFrom(...SPEEDS), (slides, speed) => {
        const { clock, beats, end } = playAll(slides, { ...beginTelling(slides), speed });
        expect(clock).toBeCloseTo(wholeMs(slides) / speed, 3);
        expect(beats).toBe(slides.flat().length);
        expect(end.status).toBe('ended');
        expect(msBefore(end, slides)).toBe(wholeMs(slides));
      }),
    );
  });

  it('stands at a beat that is there, whatever is pressed', () => {
    fc.assert(
      fc.property(anySlides, fc.array(anyAct), (slides, acts) => {
        let telling = beginTelling(slides);
        for (const act of acts) {
          telling = tell(telling, act, slides);
          expect(slides[telling.slide]?.[telling.beat]).toBeDefined();
          expect(SPEEDS).toContain(telling.speed);
          expect(msBefore(telling, slides)).toBeLessThanOrEqual(wholeMs(slides));
        }
      }),
    );
  });

  it('is where it was after a step forward and one back', () => {
    fc.assert(
      fc.property(anySlides, fc.nat(40), (slides, steps) => {
        let telling = tell(beginTelling(slides), 'play', slides);
        for (let step = 0; step < steps; step += 1) telling = tell(telling, 'forward', slides);
        fc.pre(telling.status !== 'ended');
        const { slide, beat } = telling;
        const there = tell(telling, 'forward', slides);
        fc.pre(there.status !== 'ended');
        expect(tell(there, 'back', slides)).toMatchObject({ slide, beat, status: 'playing' });
      }),
    );
  });

  it('goes on from the slide where it stopped, and from the first where that one is gone', () => {
    const slides = [[3_000], [3_000, 4_000], [5_000]];
    expect(beginTelling(slides, 1)).toMatchObject({ slide: 1, beat: 0, status: 'resting' });
    expect(beginTelling(slides, 7)).toMatchObject({ slide: 2 });
    expect(beginTelling(slides, Number.NaN)).toMatchObject({ slide: 0 });
  });

  it('begins again when it is played after its end', () => {
    const slides = [[3_000], [4_000]];
    const { end } = playAll(slides, beginTelling(slides));
    expect(tell(end, 'play', slides)).toMatchObject({ slide: 0, beat: 0, status: 'playing' });
    expect(tell(end, 'back', slides)).toMatchObject({ slide: 0, status: 'paused' });
    expect(tell(end, 'forward', slides)).toEqual(end);
  });
});
