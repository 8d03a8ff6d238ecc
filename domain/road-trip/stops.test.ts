import { describe, expect, it } from 'vitest';
import { isRoad, STOPS } from './stops.ts';

describe('a road', () => {
  it.each([
    { stops: STOPS, is: true, why: 'all stops in their order' },
    { stops: ['paycheck', 'growth', 'arrival'], is: true, why: 'some of them in their order' },
    { stops: ['paycheck', 'growth', 'tax', 'arrival'], is: false, why: 'out of order' },
    { stops: ['paycheck', 'tax', 'tax', 'arrival'], is: false, why: 'one of them twice' },
    { stops: ['tax', 'arrival'], is: false, why: 'no beginning' },
    { stops: ['paycheck', 'tax'], is: false, why: 'no end' },
    { stops: [], is: false, why: 'nothing' },
  ] as const)('$is: $why', ({ stops, is }) => {
    expect(isRoad(stops)).toBe(is);
  });
});
