import { expect, it } from 'vitest';
import { drawHills } from './draw-hills.ts';

const years = [
  { base: 0, withMore: 0 },
  { base: 30, withMore: 60 },
  { base: 75, withMore: 100 },
];

it('the hills rise from the ground, the one with more to the top, and the bracket spans what it adds', () => {
  expect(drawHills({ years })).toEqual({
    hill: 'M0 350L280 245L560 87.5V350H0Z',
    gain: 'M0 350L280 140L560 0L560 87.5L280 245L0 350Z',
    line: 'M0 350L280 140L560 0',
    bracket: 'M574 0h14V87.5h-14',
  });
});

it('who saves nothing yet has flat ground below what one percent adds', () => {
  const { hill, bracket } = drawHills({ years: years.map((year) => ({ ...year, base: 0 })) });
  expect(hill).toBe('M0 350L280 350L560 350V350H0Z');
  expect(bracket).toBe('M574 0h14V350h-14');
});
