import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOURS_BOUNDS, MOST_HOURS } from '#domain/hours/hours-inputs.ts';
import { anyText } from '#tests/support/any-text.ts';
import type { HoursInputs } from '#domain/hours/hours-inputs.ts';
import type { Typed } from './form-reader.ts';
import { HOURS_FIELDS, hoursForm } from './hours-form.ts';

const TYPED = {
  hours: '30',
  per: 'week',
  ratePerHour: '$0.50',
  currentAge: '40',
  retirementAge: '65',
  currentSavings: '$2,000',
  countedYears: '1',
};

function valueOf(typed: Typed): HoursInputs | undefined {
  const form = hoursForm.read(typed);
  return form.status === 'success' ? form.value : undefined;
}

function findMistakes(typed: Typed): Readonly<Record<string, string>> {
  const form = hoursForm.read(typed);
  return form.status === 'success' ? {} : form.mistakes;
}

describe('the form of hours', () => {
  it('reads numbers as people type them', () => {
    expect(valueOf(TYPED)).toEqual({
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
      expect(
        valueOf({ ...asked, ...(countedYears !== undefined && { countedYears }) }),
      ).toMatchObject({
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
    expect(valueOf({ ...TYPED, per: 'day' })?.per).toBe('week');
  });

  it('gives the engine nothing outside the bounds, whatever is typed', () => {
    const anyTyped = fc.oneof(anyText, fc.double().map(String), fc.nat(1_000).map(String));
    const anyForm = fc.record(Object.fromEntries(HOURS_FIELDS.map((name) => [name, anyTyped])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(anyForm, (changes) => {
        const form = hoursForm.read({ ...TYPED, ...changes });
        if (form.status !== 'success') return;
        for (const name of HOURS_FIELDS) {
          expect(form.value[name]).toBeGreaterThanOrEqual(HOURS_BOUNDS[name].min);
          expect(form.value[name]).toBeLessThanOrEqual(HOURS_BOUNDS[name].max);
        }
        expect(form.value.retirementAge).toBeGreaterThanOrEqual(form.value.currentAge);
      }),
    );
  });
});
