import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFragment, readPlanFragment } from './plan-link.ts';

const DRAFT = {
  currentAge: '34',
  retirementAge: '67',
  pretaxSalary: '48000',
  currentSavings: '22000',
  contributionPercentage: '6.5',
  employerMatchingContributionPercentage: '50',
  employerMatchingUpToContributionPercentageOfSalary: '6',
};

describe('a link to a plan', () => {
  it('holds the numbers and nothing else', () => {
    expect(planFragment(DRAFT)).toBe('#plan=34_67_48000_22000_6.5_50_6_');
    expect(planFragment({ ...DRAFT, autoIncrease: 'on' })).toBe(
      '#plan=34_67_48000_22000_6.5_50_6_1',
    );
  });

  it('writes what was typed in the one plain way', () => {
    expect(
      planFragment({ ...DRAFT, pretaxSalary: ' $48,000 ', contributionPercentage: '6.5 %' }),
    ).toBe(planFragment(DRAFT));
  });

  it('leaves out what is no number', () => {
    expect(planFragment({ ...DRAFT, pretaxSalary: 'Ana López' })).toBe(
      '#plan=34_67__22000_6.5_50_6_',
    );
    expect(planFragment({})).toBe('');
  });

  it('brings back the form it was made from', () => {
    const number = fc.nat().map(String);
    const draft = fc.record(Object.fromEntries(Object.keys(DRAFT).map((name) => [name, number])));
    fc.assert(
      fc.property(draft, fc.boolean(), (values, raises) => {
        const typed = raises ? { ...values, autoIncrease: 'on' } : values;
        expect(readPlanFragment(planFragment(typed))).toEqual(typed);
      }),
    );
  });

  it.each([
    '',
    '#',
    '#main',
    '#plan=',
    '#plan=1_2',
    '#plan=1_2_3_4_5_6_<b>_1',
    '#plan=1_2_3_4_5_6_7_8_9',
  ])('is not read from "%s"', (fragment) => {
    expect(readPlanFragment(fragment)).toBeUndefined();
  });

  it('holds only digits, whatever follows the sign', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const draft = readPlanFragment(`#plan=${text}`);
        for (const [name, value] of Object.entries(draft ?? {}))
          expect(value).toMatch(name === 'autoIncrease' ? /^on$/ : /^[\d.]*$/);
      }),
    );
  });
});
