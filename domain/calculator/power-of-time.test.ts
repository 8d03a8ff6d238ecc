import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POWER_OF_TIME, saveOverTime } from './power-of-time.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const { limits } = getCalculatorYear(2026);

describe('the power of time', () => {
  it.each([
    { who: 'Ana', startAge: 25, contributionPercentage: 3, balance: 252_061, paidIn: 90_481 },
    { who: 'Luis', startAge: 35, contributionPercentage: 3, balance: 164_926, paidIn: 76_724 },
    {
      who: 'who starts late with twice as much',
      startAge: 35,
      contributionPercentage: 6,
      balance: 329_853,
      paidIn: 153_449,
    },
  ])('gives $who the $balance of the specification', ({ who: _who, ...expected }) => {
    expect(saveOverTime(expected, limits)).toMatchObject(expected);
  });

  it('ends at the specification’s age', () => {
    expect(POWER_OF_TIME.retirementAge).toBe(65);
  });

  it('never takes anything away from who starts earlier or pays in more', () => {
    const start = fc.record({
      startAge: fc.integer({ min: 25, max: 63 }),
      contributionPercentage: fc.integer({ min: 1, max: 19 }),
    });
    fc.assert(
      fc.property(start, ({ startAge, contributionPercentage }) => {
        const { balance, paidIn, grown } = saveOverTime(
          { startAge, contributionPercentage },
          limits,
        );
        const later = saveOverTime({ startAge: startAge + 1, contributionPercentage }, limits);
        const more = saveOverTime(
          { startAge, contributionPercentage: contributionPercentage + 1 },
          limits,
        );
        expect(balance).toBeGreaterThan(later.balance);
        expect(more.balance).toBeGreaterThan(balance);
        expect(paidIn + grown).toBe(balance);
      }),
    );
  });
});
