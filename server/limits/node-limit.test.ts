import { describe, expect, it } from 'vitest';
import { NodeLimit } from './node-limit.ts';

const HOUR = 3_600_000;

describe('a limit that each node counts', () => {
  it('holds for each network and window, and says when to come back', () => {
    const clock = { now: 100 * HOUR + HOUR / 2 };
    const limit = new NodeLimit({ limit: 100, windowMs: HOUR }, () => clock.now);
    expect(limit.take('192.0.2.0/24', 60)).toBeUndefined();
    expect(limit.take('192.0.2.0/24', 50)).toBe(1_800);
    // What was refused has not used up any of the limit.
    expect(limit.take('192.0.2.0/24', 40)).toBeUndefined();
    expect(limit.take('192.0.2.0/24', 1)).toBe(1_800);
    expect(limit.take('198.51.100.0/24', 100)).toBeUndefined();
    clock.now += HOUR / 2;
    expect(limit.take('192.0.2.0/24', 100)).toBeUndefined();
  });

  it('has a bound also for somebody with very many networks', () => {
    const limit = new NodeLimit({ limit: 50, windowMs: HOUR }, () => 0);
    let taken = 0;
    for (let network = 0; network < 21_000; network += 1)
      if (limit.take(`2001:db8:${network}::/48`, 50) === undefined) taken += 1;
    expect(taken).toBe(20_001);
  });
});
