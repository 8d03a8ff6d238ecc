import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASSUMPTION_BOUNDS,
  DEFAULT_ASSUMPTIONS,
  DEPOSIT_TIMINGS,
  FILING_STATUSES,
  MONTHLY_RATE_RULES,
  PAYCHECKS_PER_YEAR,
  RAISE_MOMENTS,
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
    for (const [name, choices] of Object.entries({
      paychecksPerYear: PAYCHECKS_PER_YEAR,
      filingStatus: FILING_STATUSES,
      depositTiming: DEPOSIT_TIMINGS,
      monthlyRateRule: MONTHLY_RATE_RULES,
      raiseMoment: RAISE_MOMENTS,
    })) {
      const ours = DEFAULT_ASSUMPTIONS[name as keyof typeof DEFAULT_ASSUMPTIONS];
      expect(choices).toContain(ours);
      for (const choice of choices)
        expect(read({ [name]: String(choice) }).changed).toEqual(
          choice === ours ? {} : { [name]: choice },
        );
      for (const other of ['27', 'widowed', 'daily', 'Year-start', '__proto__'])
        expect(read({ [name]: other })).toEqual(NOTHING);
    }
    expect(read({ includesSocialSecurity: 'no' }).changed).toEqual({
      includesSocialSecurity: false,
    });
    expect(read({ includesSocialSecurity: 'maybe' })).toEqual(NOTHING);
  });

  it('leaves nobody an assumption that cannot be changed', () => {
    const others: Record<string, string> = {
      paychecksPerYear: '12',
      filingStatus: 'married',
      includesSocialSecurity: 'no',
      depositTiming: 'month-end',
      monthlyRateRule: 'effective',
      raiseMoment: 'year-start',
      matchPeriod: 'month',
    };
    const typed = NUMBER_ASSUMPTIONS.map((name) => [name, String(ASSUMPTION_BOUNDS[name].max)]);
    const { changed } = read({ ...Object.fromEntries(typed), ...others });
    expect(Object.keys(changed).toSorted()).toEqual(Object.keys(DEFAULT_ASSUMPTIONS).toSorted());
  });

  it('is deaf to what is no assumption', () => {
    const fields = new URLSearchParams('currentAge=40&__proto__=x&constructor=y');
    expect(readAssumptions(fields)).toEqual(NOTHING);
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
