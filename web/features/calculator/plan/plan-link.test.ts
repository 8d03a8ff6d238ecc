import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTING } from '#domain/counted/counting-versions.ts';
import { DOLLARS } from '#domain/calculator/shown-plan.ts';
import { leaveOutAssumed, planFragment, readMadeWith, readPlanFragment } from './plan-link.ts';

const DRAFT = {
  currentAge: '34',
  retirementAge: '67',
  pretaxSalary: '48000',
  currentSavings: '22000',
  contributionPercentage: '6.5',
  employerMatchingContributionPercentage: '50',
  employerMatchingUpToContributionPercentageOfSalary: '6',
};

/** What every link ends with that says no figure. */
const MADE = `&made=${COUNTING.plan}`;

function fragmentOf(draft: Record<string, string>): string {
  return planFragment({ draft, assumptions: {}, dollars: 'today' });
}

describe('a link to a plan', () => {
  it('holds the numbers and nothing else', () => {
    expect(fragmentOf(DRAFT)).toBe(`#plan=34_67_48000_22000_6.5_50_6_${MADE}`);
    expect(fragmentOf({ ...DRAFT, autoIncrease: 'on' })).toBe(
      `#plan=34_67_48000_22000_6.5_50_6_1${MADE}`,
    );
  });

  it('writes what was typed in the one plain way', () => {
    expect(
      fragmentOf({ ...DRAFT, pretaxSalary: ' $48,000 ', contributionPercentage: '6.5 %' }),
    ).toBe(fragmentOf(DRAFT));
  });

  it('leaves out what is no number', () => {
    expect(fragmentOf({ ...DRAFT, pretaxSalary: 'Ana López' })).toBe(
      `#plan=34_67__22000_6.5_50_6_${MADE}`,
    );
    expect(fragmentOf({})).toBe('');
  });

  it('brings back the form it was made from', () => {
    const number = fc.nat().map(String);
    const draft = fc.record(Object.fromEntries(Object.keys(DRAFT).map((name) => [name, number])));
    fc.assert(
      fc.property(draft, fc.boolean(), (values, raises) => {
        const typed = raises ? { ...values, autoIncrease: 'on' } : values;
        expect(readPlanFragment(fragmentOf(typed))?.draft).toEqual(typed);
      }),
    );
  });

  it('holds what is assumed otherwise, and brings it back', () => {
    const assumptions = fc.record(
      {
        returnPercentage: fc.constantFrom(0, 3.5, 7, 12),
        horizonAge: fc.integer({ min: 93, max: 110 }),
        rangePoints: fc.constantFrom(0, 1.5, 4),
        paychecksPerYear: fc.constantFrom(52, 24, 12),
        filingStatus: fc.constant('married' as const),
        includesSocialSecurity: fc.constant(false),
        autoIncreaseCapPercentage: fc.constantFrom(0, 15, 99),
        depositTiming: fc.constantFrom(
          'year-start' as const,
          'month-end' as const,
          'month-start' as const,
        ),
        monthlyRateRule: fc.constant('effective' as const),
        raiseMoment: fc.constant('year-start' as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(assumptions, fc.constantFrom(...DOLLARS), (assumed, dollars) => {
        const plan = { draft: DRAFT, assumptions: assumed, dollars };
        expect(readPlanFragment(planFragment(plan))).toEqual(plan);
      }),
    );
    expect(
      planFragment({
        draft: DRAFT,
        assumptions: { returnPercentage: 7, includesSocialSecurity: false },
        dollars: 'future',
      }),
    ).toBe(
      `#plan=34_67_48000_22000_6.5_50_6_&returnPercentage=7&includesSocialSecurity=no&dollars=future${MADE}`,
    );
  });

  // A plan may pay otherwise than we assume, and then ours is a choice.
  it.each([12, 24, 26, 52])('keeps %s paydays of whoever chose them', (paychecksPerYear) => {
    const plan = { draft: DRAFT, assumptions: { paychecksPerYear }, dollars: 'today' } as const;
    expect(readPlanFragment(planFragment(plan))).toEqual(plan);
  });

  it('leaves the paydays to the plan where nobody chose them', () => {
    expect(readPlanFragment(fragmentOf(DRAFT))?.assumptions).toEqual({});
  });

  it.each([
    'returnPercentage=13',
    'returnPercentage=1e1',
    'horizonAge=92.5',
    'paychecksPerYear=7',
    'filingStatus=<b>',
    'depositTiming=daily',
    'autoIncreaseCapPercentage=100',
    'raiseMoment=year-end',
    'dollars=past',
    'unknown=1',
    '&&=',
  ])('assumes as we do where it says "%s"', (assumed) => {
    expect(readPlanFragment(`${fragmentOf(DRAFT)}&${assumed}`)).toEqual({
      draft: DRAFT,
      assumptions: {},
      dollars: 'today',
    });
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

  it('says what it was made with, and one from before links did says so, too', () => {
    const said = { planYear: 2026, figures: { balance: 682_000, month: 2_800, paycheck: 16 } };
    const made = { version: COUNTING.plan, said };
    const link = planFragment({ draft: DRAFT, assumptions: {}, dollars: 'today' }, made);
    expect(readMadeWith(link)).toEqual(made);
    expect(readPlanFragment(link)?.draft).toEqual(DRAFT);
    const old = '#plan=34_67_48000_22000_6.5_50_6_';
    expect(readPlanFragment(old)?.draft).toEqual(DRAFT);
    expect(readMadeWith(old)).toEqual({ version: 1, said: undefined });
  });

  it('from before plans had a say keeps our percent at which a rate stops rising', () => {
    const ours = { autoIncreaseCapPercentage: 35 };
    const old = '#plan=34_67_48000_22000_6.5_50_6_1';
    expect(readPlanFragment(old)?.assumptions).toEqual(ours);
    expect(readPlanFragment(`${old}&made=2_2026_682000_2800_16`)?.assumptions).toEqual(ours);
    const said = readPlanFragment(`${old}&autoIncreaseCapPercentage=10&made=2_2026_682000_2800_16`);
    expect(said?.assumptions).toEqual({ autoIncreaseCapPercentage: 10 });
    // It carries the numbers on to the next page of the same company.
    expect(readPlanFragment(`${old}${MADE}`)?.assumptions).toEqual({});
    expect(readPlanFragment('#plan=34_67_48000_22000_6.5_50_6_')?.assumptions).toEqual({});
  });

  it('chooses nothing of what the plan, or without one ours, has anyway', () => {
    const said = { autoIncreaseCapPercentage: 35, matchPeriod: 'month', horizonAge: 95 } as const;
    expect(leaveOutAssumed(said, {})).toEqual({ matchPeriod: 'month', horizonAge: 95 });
    expect(leaveOutAssumed(said, { matchPeriod: 'month' })).toEqual({ horizonAge: 95 });
    const plan = { autoIncreaseCapPercentage: 10, matchPeriod: 'month' } as const;
    const rest = { autoIncreaseCapPercentage: 35, horizonAge: 95 };
    expect(leaveOutAssumed(said, plan)).toEqual(rest);
  });

  it('holds only digits, whatever follows the sign', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plan = readPlanFragment(`#plan=${text}`);
        for (const [name, value] of Object.entries(plan?.draft ?? {}))
          expect(value).toMatch(name === 'autoIncrease' ? /^on$/ : /^[\d.]*$/);
      }),
    );
  });
});
