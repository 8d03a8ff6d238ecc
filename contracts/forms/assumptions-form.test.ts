import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASSUMPTION_BOUNDS,
  DEFAULT_ASSUMPTIONS,
  FILING_STATUSES,
  PAYCHECKS_PER_YEAR,
} from '#domain/calculator/assumptions.ts';
import { anyText } from '#tests/support/any-text.ts';
import { NUMBER_ASSUMPTIONS, readAssumptions } from './assumptions-form.ts';

function read(fields: Record<string, string>) {
  return readAssumptions(new URLSearchParams(fields));
}

const NOTHING = { changed: {}, mistakes: {} };

describe('the assumptions form', () => {
  it('changes nothing where nothing is said, or only what we assume anyway', () => {
    expect(read({})).toEqual(NOTHING);
    const ours = Object.entries(DEFAULT_ASSUMPTIONS).map(([name, value]) => [name, String(value)]);
    expect(read(Object.fromEntries(ours))).toEqual(NOTHING);
    expect(read(Object.fromEntries(NUMBER_ASSUMPTIONS.map((name) => [name, ' '])))).toEqual(
      NOTHING,
    );
  });

  it.each(NUMBER_ASSUMPTIONS)('takes %s at both bounds and refuses it one step outside', (name) => {
    const { min, max, step } = ASSUMPTION_BOUNDS[name];
    for (const value of [min, max])
      expect(read({ [name]: String(value) })).toEqual({ changed: { [name]: value }, mistakes: {} });
    for (const value of [min - step, max + step])
      expect(read({ [name]: String(value) })).toEqual({
        changed: {},
        mistakes: { [name]: String(value) },
      });
  });

  it.each(['1e1', '0x5', '-0', '+5', 'NaN', 'Infinity', '9'.repeat(400), 'five'])(
    'takes %s for no number',
    (text) => {
      expect(Object.keys(read({ returnPercentage: text }).mistakes)).toEqual(['returnPercentage']);
    },
  );

  it('reads a percentage as people type it, and ends a plan only with a whole year', () => {
    expect(read({ returnPercentage: ' 6.25 % ' }).changed).toEqual({ returnPercentage: 6.25 });
    expect(read({ horizonAge: '95.5' })).toEqual({ changed: {}, mistakes: { horizonAge: '95.5' } });
  });

  it('takes what is in order and names what is not, in the order of the page', () => {
    expect(read({ rangePoints: '9', inflationPercentage: '3', returnPercentage: 'much' })).toEqual({
      changed: { inflationPercentage: 3 },
      mistakes: { returnPercentage: 'much', rangePoints: '9' },
    });
  });

  it('knows the choices, and leaves any other as it was', () => {
    for (const count of PAYCHECKS_PER_YEAR.filter((each) => each !== 26))
      expect(read({ paychecksPerYear: String(count) }).changed).toEqual({
        paychecksPerYear: count,
      });
    for (const status of FILING_STATUSES.filter((each) => each !== 'single'))
      expect(read({ filingStatus: status }).changed).toEqual({ filingStatus: status });
    expect(read({ includesSocialSecurity: 'no' }).changed).toEqual({
      includesSocialSecurity: false,
    });
    expect(
      read({ paychecksPerYear: '27', filingStatus: 'widowed', includesSocialSecurity: 'maybe' }),
    ).toEqual(NOTHING);
  });

  it('is deaf to assumptions nobody can change', () => {
    expect(
      read({ depositTiming: 'month-start', autoIncreaseCapPercentage: '99', __proto__: 'x' }),
    ).toEqual(NOTHING);
  });

  it('changes nothing outside the bounds, whatever is typed', () => {
    const anyTyped = fc.oneof(anyText, fc.double().map(String), fc.nat(200).map(String));
    const anyForm = fc.record(
      Object.fromEntries(NUMBER_ASSUMPTIONS.map((name) => [name, anyTyped])),
    );
    fc.assert(
      fc.property(anyForm, (form) => {
        const { changed } = read(form);
        for (const name of NUMBER_ASSUMPTIONS) {
          const value = changed[name] ?? DEFAULT_ASSUMPTIONS[name];
          expect(value).toBeGreaterThanOrEqual(ASSUMPTION_BOUNDS[name].min);
          expect(value).toBeLessThanOrEqual(ASSUMPTION_BOUNDS[name].max);
        }
      }),
    );
  });
});
