import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOfCounting, readCountedWith, writeCountedWith } from './counted-with.ts';
import { COUNTING } from './counting-versions.ts';
import { whatChanged } from './what-changed.ts';

const FIGURES = { balance: 302_000, month: 2_800, paycheck: 16 };
const NOW = { planYear: 2026, figures: FIGURES };
const COUNTED = ['plan', 'hours'] as const;

describe('what a link was made with', () => {
  it('is digits, and comes back as it was', () => {
    const dollars = fc.integer({ min: 0, max: 1e12 });
    const anyMade = fc.record({
      version: fc.integer({ min: 1, max: 999 }),
      said: fc.option(
        fc.record({
          planYear: fc.integer({ min: 2019, max: 2100 }),
          figures: fc.record({ balance: dollars, month: dollars, paycheck: dollars }),
        }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(anyMade, (made) => {
        expect(writeCountedWith(made)).toMatch(/^[\d_]+$/);
        expect(readCountedWith(writeCountedWith(made), 'plan')).toEqual(made);
      }),
    );
  });

  it.each(['', 'x', '2_2026', '2_2026_1_2', '2_26_1_2_3', '2_2026_1_2_3_4', '-1'])(
    'says nothing that it does not say: "%s"',
    (written) => {
      const read = readCountedWith(written, 'plan');
      expect(read).toEqual({ version: COUNTING.plan, said: undefined });
      expect(whatChanged('plan', read, NOW)).toBeUndefined();
    },
  );

  it('is in the name of a file', () => {
    expect(nameOfCounting('plan', 2026)).toBe(`2026-v${COUNTING.plan}`);
  });
});

describe('what has changed since', () => {
  it.each(COUNTED)('is nothing for a link to a %s of today', (counted) => {
    expect(whatChanged(counted, { version: COUNTING[counted], said: NOW }, NOW)).toBeUndefined();
  });

  it('is the rules of each version since, for a link from before links said one', () => {
    const old = readCountedWith(null, 'plan');
    expect(whatChanged('plan', old, NOW)).toEqual({
      rules: ['dollars', 'highPay'],
      years: undefined,
      moved: undefined,
    });
    expect(whatChanged('hours', readCountedWith(null, 'hours'), NOW)?.rules).toEqual([
      'dollars',
      'yearLimit',
    ]);
  });

  it('is the year of the tables, with the figures that moved and no other', () => {
    const made = { version: COUNTING.plan, said: NOW };
    const next = { planYear: 2027, figures: { ...FIGURES, balance: 302_000.4, paycheck: 17.2 } };
    expect(whatChanged('plan', made, next)).toEqual({
      rules: [],
      years: { before: 2026, now: 2027 },
      moved: [{ figure: 'paycheck', before: 16, now: 17 }],
    });
  });

  it('is told of other tables where no figure moved, too', () => {
    const made = { version: COUNTING.plan, said: { ...NOW, planYear: 2025 } };
    expect(whatChanged('plan', made, NOW)?.moved).toEqual([]);
  });

  it('is a new rule only to whoever has figures that it moved', () => {
    const made = { version: 2, said: NOW };
    expect(whatChanged('plan', made, NOW)).toBeUndefined();
    const moved = { ...NOW, figures: { ...FIGURES, paycheck: 18 } };
    expect(whatChanged('plan', made, moved)).toEqual({
      rules: ['highPay'],
      years: undefined,
      moved: [{ figure: 'paycheck', before: 16, now: 18 }],
    });
  });
});
