import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTING } from '#domain/counted/counting-versions.ts';
import { anyText } from '#tests/support/any-text.ts';
import {
  hoursFragment,
  readHoursFragment,
  readHoursMadeWith,
  readKeptHours,
} from './hours-link.ts';
import { inputsOfDraft } from './read-hours.ts';

const DRAFT = {
  hours: '30',
  per: 'week',
  ratePerHour: '0.5',
  currentAge: '40',
  retirementAge: '65',
  currentSavings: '2000',
  countedYears: '1',
};
const LINK = '#hours=1_30_0.5_40_65_2000_1_week';
const MADE = `&made=${COUNTING.hours}`;

describe('a link to hours', () => {
  it('holds its version, the numbers and what is assumed otherwise, and brings them back', () => {
    expect(hoursFragment({ draft: DRAFT, assumptions: {}, dollars: 'today' })).toBe(
      `${LINK}${MADE}`,
    );
    const assumptions = {
      returnPercentage: 7,
      payGrowthPercentage: 3,
      raiseMoment: 'year-start',
    } as const;
    const assumed = { draft: DRAFT, assumptions, dollars: 'future' } as const;
    expect(readHoursFragment(hoursFragment(assumed))).toEqual(assumed);
  });

  // Whoever has such a link has it in a mail: it has to open for ever.
  it('of the first version opens', () => {
    const read = readHoursFragment(LINK);
    expect(inputsOfDraft(read?.draft ?? {})).toEqual({
      hours: 30,
      per: 'week',
      ratePerHour: 0.5,
      currentAge: 40,
      retirementAge: 65,
      currentSavings: 2_000,
      countedYears: 1,
    });
  });

  it('says what it was made with, and one from before links did says so, too', () => {
    const said = { planYear: 2026, figures: { balance: 32_000, month: 120, paycheck: 0 } };
    const made = { version: COUNTING.hours, said };
    const link = hoursFragment({ draft: DRAFT, assumptions: {}, dollars: 'today' }, made);
    expect(readHoursMadeWith(link)).toEqual(made);
    expect(readHoursMadeWith(LINK)).toEqual({ version: 1, said: undefined });
  });

  it('writes what was typed in the one plain way', () => {
    const typed = { ...DRAFT, ratePerHour: ' $0.50 ', currentSavings: '$2,000' };
    expect(hoursFragment({ draft: typed, assumptions: {}, dollars: 'today' })).toBe(
      `${LINK.replace('0.5', '0.50')}${MADE}`,
    );
    expect(hoursFragment({ draft: {}, assumptions: {}, dollars: 'future' })).toBe('');
  });

  it.each([
    '#hours=',
    '#hours=2_30_0.5_40_65_2000_1_week',
    '#hours=1_30_0.5_40_65_2000_1',
    '#hours=1_x_0.5_40_65_2000_1_week',
    '#plan=40_67_50000_10000_6_50_6_',
  ])('is none: %s', (fragment) => {
    expect(readHoursFragment(fragment)).toBeUndefined();
  });

  it('keeps the default of an assumption that is out of bounds', () => {
    expect(readHoursFragment(`${LINK}&returnPercentage=99&payGrowthPercentage=0`)).toEqual({
      draft: DRAFT,
      assumptions: {},
      dollars: 'today',
    });
  });

  it('brings back whatever form it was made of', () => {
    const anyField = fc.constantFrom('', '0', '12', '0.65', '1560');
    const anyDraft = fc.record({
      hours: anyField,
      per: fc.constantFrom('week', 'year'),
      ratePerHour: anyField,
      currentAge: anyField,
      retirementAge: anyField,
      currentSavings: anyField,
      countedYears: anyField,
    });
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const entered = { draft, assumptions: {}, dollars: 'today' } as const;
        expect(readHoursFragment(hoursFragment(entered))).toEqual(entered);
      }),
    );
  });
});

describe('what a tab has kept of hours', () => {
  it('is read as it was written', () => {
    const inputs = { ...DRAFT, hours: 30 };
    const assumptions = { returnPercentage: 7 };
    const openedLink = LINK;
    const entered = { draft: DRAFT, assumptions, inputs, openedLink };
    const kept = { ...entered, dollars: 'future', step: 'completed' };
    expect(readKeptHours(kept)).toEqual({ ...kept, inputs: inputsOfDraft(DRAFT) });
  });

  it('gives the engine nothing that the form would refuse, whatever is kept', () => {
    const anything = fc.oneof(anyText, fc.double(), fc.constant(null), fc.constant({}));
    const anyKept = fc.record({
      draft: fc.dictionary(fc.constantFrom(...Object.keys(DRAFT)), anything),
      inputs: fc.dictionary(fc.constantFrom(...Object.keys(DRAFT)), anything),
      assumptions: anything,
      step: anything,
    });
    fc.assert(
      fc.property(anyKept, (kept) => {
        const { inputs, step } = readKeptHours(kept);
        expect(inputs === undefined || inputs.retirementAge >= inputs.currentAge).toBe(true);
        expect(['none', 'started', 'completed']).toContain(step);
      }),
    );
  });
});
