import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceRows, type TracedYear } from './trace-rows.ts';

/** Years that add up, as those of a plan do. */
function makeYears(currentAge: number, savings: number, parts: ReadonlyArray<readonly number[]>) {
  let balance = savings;
  return parts.map(([paidIn = 0, match = 0, growth = 0], at): TracedYear => {
    balance += paidIn + match + growth;
    return { age: currentAge + at, paidIn, match, growth, balance };
  });
}

const amount = fc.double({ min: -5_000, max: 50_000, noNaN: true });

describe('the steps of a table', () => {
  it('go from each row to the next, with all that came in between', () => {
    const parts = Array.from({ length: 8 }, () => [1_000, 500, 100] as const);
    const steps = traceRows({ currentAge: 38, currentSavings: 2_000 }, makeYears(38, 2_000, parts));
    const said = steps.map(({ key, figures }) => [
      key,
      ...Object.values(figures).map(({ value }) => value),
    ]);
    expect(said).toEqual([
      ['row', 40, 38, 2_000, 2_000, 1_000, 200, 5_200],
      ['row', 45, 40, 5_200, 5_000, 2_500, 500, 13_200],
      ['row', 46, 45, 13_200, 1_000, 500, 100, 14_800],
    ]);
  });

  it('name no employer where none adds anything, and are none without a year', () => {
    const years = makeYears(40, 0, [[1_000, 0, 0]]);
    const [step] = traceRows({ currentAge: 40, currentSavings: 0 }, years);
    expect(step?.key).toBe('rowAlone');
    expect(step?.figures).not.toHaveProperty('employer');
    expect(traceRows({ currentAge: 67, currentSavings: 100 }, [])).toEqual([]);
  });

  it('add up as they are read, and begin where the row above ended', () => {
    const parts = fc.array(fc.tuple(amount, amount, amount), { maxLength: 50 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 18, max: 60 }), (years, currentAge) => {
        const traced = traceRows(
          { currentAge, currentSavings: 1_234.5 },
          makeYears(currentAge, 1_234.5, years),
        );
        let before = Math.round(1_234.5);
        for (const { figures } of traced) {
          const valueOf = (name: string): number => figures[name]?.value ?? 0;
          expect(valueOf('start')).toBe(before);
          const cameIn = valueOf('paidIn') + valueOf('employer') + valueOf('growth');
          expect(valueOf('start') + cameIn).toBe(valueOf('balance'));
          before = valueOf('balance');
        }
      }),
    );
  });
});
