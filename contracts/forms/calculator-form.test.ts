import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INPUT_BOUNDS, type CalculatorInputs } from '#domain/calculator/inputs.ts';
import { anyText } from '#tests/support/any-text.ts';
import { CALCULATOR_FIELDS, calculatorForm, type CalculatorField } from './calculator-form.ts';
import type { Typed } from './form-reader.ts';

const TYPED: Record<CalculatorField, string> = {
  currentAge: '40',
  retirementAge: '67',
  pretaxSalary: '$48,000',
  currentSavings: ' 12,500.50 ',
  contributionPercentage: '6.5 %',
  employerMatchingContributionPercentage: '50%',
  employerMatchingUpToContributionPercentageOfSalary: '6',
};

function valueOf(typed: Typed): CalculatorInputs | undefined {
  const form = calculatorForm.read(typed);
  return form.status === 'success' ? form.value : undefined;
}

/** The mistake in each field, by the field's name. */
function findMistakes(typed: Typed): Readonly<Record<string, string>> {
  const form = calculatorForm.read(typed);
  return form.status === 'success' ? {} : form.mistakes;
}

describe('the calculator form', () => {
  it('reads numbers as people type them', () => {
    expect(valueOf(TYPED)).toEqual({
      currentAge: 40,
      retirementAge: 67,
      pretaxSalary: 48_000,
      currentSavings: 12_500.5,
      contributionPercentage: 6.5,
      employerMatchingContributionPercentage: 50,
      employerMatchingUpToContributionPercentageOfSalary: 6,
      autoIncreasePercentage: 0,
    });
  });

  it('takes a ticked box for one point more a year', () => {
    const inputs = valueOf({ ...TYPED, autoIncrease: 'on' });
    expect(inputs?.autoIncreasePercentage).toBe(1);
    expect(inputs).not.toHaveProperty('autoIncrease');
  });

  it.each(CALCULATOR_FIELDS)('misses %s when it is not there, empty or blank', (name) => {
    const { [name]: _left, ...others } = TYPED;
    for (const typed of [others, ...['', '  ', '\t'].map((value) => ({ ...TYPED, [name]: value }))])
      expect(findMistakes(typed)).toEqual({ [name]: 'missing' });
  });

  it.each(CALCULATOR_FIELDS)('takes no guess at what was meant in %s', (name) => {
    for (const value of [
      '1e3',
      '0x14',
      '-1',
      '+5',
      'NaN',
      'Infinity',
      '4,00',
      '1.2.3',
      'ten',
      '1 2',
    ])
      expect(findMistakes({ ...TYPED, [name]: value })).toEqual({ [name]: 'range' });
  });

  it.each(CALCULATOR_FIELDS)('keeps %s within its bounds', (name) => {
    const { min, max } = INPUT_BOUNDS[name];
    // For a person of 16, every age is one to retire at.
    const typed = { ...TYPED, ...(name === 'retirementAge' && { currentAge: '16' }) };
    for (const inside of [min, max])
      expect(findMistakes({ ...typed, [name]: String(inside) })).toEqual({});
    for (const outside of [min - 1, max + 1])
      expect(findMistakes({ ...typed, [name]: String(outside) })).toEqual({ [name]: 'range' });
  });

  it.each(['currentAge', 'retirementAge'])('knows no half years for %s', (name) => {
    expect(findMistakes({ ...TYPED, [name]: '50.5' })).toEqual({ [name]: 'range' });
  });

  it('lets nobody retire before their age, and says so with every other mistake', () => {
    const typed = { ...TYPED, currentAge: '50' };
    expect(findMistakes({ ...typed, retirementAge: '50' })).toEqual({});
    expect(findMistakes({ ...typed, retirementAge: '49', pretaxSalary: '' })).toEqual({
      retirementAge: 'range',
      pretaxSalary: 'missing',
    });
  });

  it('does not hold a retirement age against an age that is not known', () => {
    expect(findMistakes({ ...TYPED, currentAge: '' })).toEqual({ currentAge: 'missing' });
  });

  it('gives the engine nothing outside the bounds, whatever is typed', () => {
    const anyTyped = fc.oneof(anyText, fc.double().map(String), fc.nat(1_000).map(String));
    const anyForm = fc.record(
      Object.fromEntries(CALCULATOR_FIELDS.map((name) => [name, anyTyped])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyForm, (changes) => {
        const form = calculatorForm.read({ ...TYPED, ...changes });
        if (form.status !== 'success') return;
        for (const name of CALCULATOR_FIELDS) {
          const { min, max } = INPUT_BOUNDS[name];
          expect(form.value[name]).toBeGreaterThanOrEqual(min);
          expect(form.value[name]).toBeLessThanOrEqual(max);
        }
        expect(form.value.retirementAge).toBeGreaterThanOrEqual(form.value.currentAge);
      }),
      { numRuns: 500 },
    );
  });
});
