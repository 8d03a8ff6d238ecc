import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStories, GRID_STEPS, PLOT } from './draw-stories.ts';

const balance = fc.double({ min: 0, max: 1e9, noNaN: true });
const courses = fc.integer({ min: 1, max: 60 }).chain((years) =>
  fc.array(
    fc.record({
      balances: fc.array(balance, { minLength: years + 1, maxLength: years + 1 }),
      emptyInYear: fc.option(fc.integer({ min: 1, max: years }), { nil: undefined }),
    }),
    { minLength: 3, maxLength: 3 },
  ),
);

describe('the drawing of the stories', () => {
  it('ends on round dollars above every balance', () => {
    const { ticks } = drawStories([{ balances: [300_000, 730_000], emptyInYear: undefined }]);
    expect(ticks).toEqual([0, 200_000, 400_000, 600_000, 800_000]);
    fc.assert(
      fc.property(courses, (told) => {
        const highest = Math.max(...told.flatMap(({ balances }) => balances));
        expect(drawStories(told).ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
      }),
    );
  });

  it('keeps names apart and inside, in the order of their ends', () => {
    fc.assert(
      fc.property(courses, (told) => {
        const { stories } = drawStories(told);
        const names = stories
          .toSorted((one, other) => one.nameY - other.nameY)
          .map(({ nameY, endY }) => ({ nameY, endY }));
        for (const [at, { nameY, endY }] of names.entries()) {
          const next = names[at + 1];
          if (next) {
            expect(next.nameY - nameY).toBeGreaterThanOrEqual(8.8);
            expect(next.endY).toBeGreaterThanOrEqual(endY);
          }
          expect(nameY).toBeGreaterThanOrEqual(PLOT.top);
          expect(nameY).toBeLessThanOrEqual(PLOT.top + PLOT.height);
        }
      }),
    );
  });

  it('marks where savings are used up, and has nothing outside', () => {
    const [story] = drawStories([{ balances: [100, 50, 0, 0, 0], emptyInYear: 3 }]).stories;
    expect(story).toMatchObject({ emptyX: 42, line: 'M0 0L25 50L50 100L75 100L100 100' });
    fc.assert(
      fc.property(courses, (told) => {
        for (const { line } of drawStories(told).stories)
          for (const number of line.slice(1).split(/[L ]/)) {
            expect(Number(number)).toBeGreaterThanOrEqual(0);
            expect(Number(number)).toBeLessThanOrEqual(100);
          }
        expect(drawStories(told).ticks).toHaveLength(GRID_STEPS + 1);
      }),
    );
  });

  it('is of nothing where there is nothing', () => {
    const { stories, ticks } = drawStories([{ balances: [0, 0], emptyInYear: 1 }]);
    expect(stories[0]).toMatchObject({ line: 'M0 100L100 100', emptyX: 0 });
    expect(ticks).toEqual([0, 1, 2, 3, 4]);
  });
});
