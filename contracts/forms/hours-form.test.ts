import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOURS_BOUNDS, MOST_HOURS } from '#domain/hours/hours-inputs.ts';
import { anyText } from '#tests/support/any-text.ts';
import * as z from 'zod/mini';
import { HOURS_FIELDS, hoursFormSchema } from './hours-form.ts';

const TYPED = {
  hours: '30',
  per: 'week',
  ratePerHour: '$0.50',
  currentAge: '40',
  retirementAge: '65',
  currentSavings: '$2,000',
  countedYears: '1',
};

function findMistakes(fields: Record<string, unknown>): Record<string, string> {
  const result = z.safeParse(hoursFormSchema, fields);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of hours', () => {
  it('reads numbers as people type them', () => {
    expect(z.parse(hoursFormSchema, TYPED)).toEqual({
      hours: 30,
      per: 'week',
      ratePerHour: 0.5,
      currentAge: 40,
      retirementAge: 65,
      currentSavings: 2_000,
      countedYears: 1,
    });
  });

  it('asks for everything but the years that count', () => {
    expect(findMistakes({})).toEqual({
      hours: 'missing',
      ratePerHour: 'missing',
      currentAge: 'missing',
      retirementAge: 'missing',
      currentSavings: 'missing',
    });
    const { countedYears: _years, per: _per, ...asked } = TYPED;
    for (const countedYears of [undefined, '', ' '])
      expect(z.parse(hoursFormSchema, { ...asked, countedYears })).toMatchObject({
        countedYears: 0,
        per: 'week',
      });
    expect(findMistakes({ ...TYPED, countedYears: 'some' })).toEqual({ countedYears: 'range' });
  });

  it.each([
    { per: 'week', most: MOST_HOURS.week },
    { per: 'year', most: MOST_HOURS.year },
  ])('takes up to $most hours a $per', ({ per, most }) => {
    expect(findMistakes({ ...TYPED, per, hours: String(most) })).toEqual({});
    expect(findMistakes({ ...TYPED, per, hours: String(most + 1) })).toEqual({ hours: 'range' });
  });

  it('holds the age to stop against the age of today, beside other mistakes', () => {
    expect(findMistakes({ ...TYPED, retirementAge: '39', hours: '' })).toEqual({
      retirementAge: 'range',
      hours: 'missing',
    });
    expect(z.parse(hoursFormSchema, { ...TYPED, per: 'day' }).per).toBe('week');
  });

  it('gives the engine nothing outside the bounds, whatever is typed', () => {
    const anyTyped = fc.oneof(anyText, fc.double().map(String), fc.nat(1_000).map(String));
    const anyForm = fc.record(Object.fromEntries(HOURS_FIELDS.map((name) => [name, anyTyped])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(anyForm, (changes) => {
        const result = z.safeParse(hoursFormSchema, { ...TYPED, ...changes });
        if (!result.success) return;
        for (const name of HOURS_FIELDS) {
          expect(result.data[name]).toBeGreaterThanOrEqual(HOURS_BOUNDS[name].min);
          expect(result.data[name]).toBeLessThanOrEqual(HOURS_BOUNDS[name].max);
        }
        expect(result.data.retirementAge).toBeGreaterThanOrEqual(result.data.currentAge);
      }),
    );
  });
});
