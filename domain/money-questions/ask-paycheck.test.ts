import { describe, expect, it } from 'vitest';
import { leaveOutCatchUp } from '#domain/calculator/leave-out-catch-up.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import type { Answer } from './answer.ts';
import { PAYCHECK_QUESTION, type PaycheckGround } from './ask-paycheck.ts';

const YEAR = getCalculatorYear(2026);
const { limits, planYear: limitsYear } = YEAR;
const WITHOUT_ROTH = {
  hasRoth: false,
  limits: leaveOutCatchUp(YEAR, { catchUp: true, catchUpSixties: true, roth: false }).limits,
};
const GROUND: PaycheckGround = {
  limits,
  limitsYear,
  hasRoth: true,
  payroll: getPayrollYear(2026),
};
const EXAMPLE = PAYCHECK_QUESTION.example(GROUND);

const keysOf = (steps: Answer['sentences']): string[] => steps.map(({ key }) => key);
const ask = (typed: Partial<typeof EXAMPLE>, ground: Partial<PaycheckGround> = {}): Answer =>
  PAYCHECK_QUESTION.answer({ ...EXAMPLE, ...typed }, { ...GROUND, ...ground });

describe('one percent more near a limit', () => {
  it('says in its heading that less than one percent fits, and what the limit is for a paycheck', () => {
    // 47 percent of $2,000 is $940, and a twenty-sixth of $24,500 is $942.30.
    const { heading, sentences } = ask({ pretax: 47 });
    expect(heading).toMatchObject([
      { key: 'paycheck.fitsBoth', figures: { goesIn: { value: 2.3 } } },
    ]);
    expect(sentences).toContainEqual({
      key: 'paycheck.nearLimit',
      figures: {
        most: { value: 24_500, as: 'dollars' },
        each: { value: 942.3, as: 'dollars' },
      },
    });
    expect(keysOf(ask({ pretax: 60 }).heading)).toEqual(['paycheck.atLimit']);
  });

  it('lowers no tax where none is left', () => {
    expect(keysOf(ask({ pay: 12_000 }).sentences)).toContain('paycheck.pretaxSame');
    expect(keysOf(ask({}).sentences)).toContain('paycheck.pretaxLess');
  });

  it('has nothing to work out of a pay without cents', () => {
    const { heading, rows } = ask({ pay: 1 });
    expect(keysOf(heading)).toEqual(['paycheck.tooLittle']);
    expect(rows).toEqual([]);
  });
});

describe('the catch-up of high pay', () => {
  it('is Roth, or none in a plan without it', () => {
    const rich = { pay: 200_000, pretax: 20, age: 55 };
    const { heading, sentences } = ask(rich, WITHOUT_ROTH);
    expect(keysOf(sentences)).toContain('catchUp.lost');
    expect(heading[0]).toMatchObject({
      key: 'paycheck.atLimit',
      figures: { most: { value: 24_500 } },
    });
    expect(keysOf(ask(rich).sentences)).toContain('catchUp.roth');
    expect(ask(rich).heading[0]?.figures['most']?.value).toBe(32_500);
    expect(keysOf(ask({ ...rich, pay: 140_000 }).sentences)).not.toContain('catchUp.roth');
  });

  it('costs what goes in, both ways, where all of what may be before tax is', () => {
    // 15 percent of $200,000 are $30,000, of which $24,500 may be before tax: $942.30 of each paycheck.
    const { heading, sentences, rows, steps } = ask({ pay: 200_000, pretax: 15, age: 55 });
    expect(heading).toMatchObject([
      {
        key: 'paycheck.costsRoth',
        figures: { goesIn: { value: 76.92 }, rothCosts: { value: 76.92 } },
      },
    ]);
    expect(keysOf(sentences)).toEqual([
      'paycheck.hasToBeRoth',
      'paycheck.rothSame',
      'paycheck.ofYearAsRoth',
      'catchUp.roth',
    ]);
    expect(sentences).toContainEqual({
      key: 'paycheck.hasToBeRoth',
      figures: { moved: { value: 211.55, as: 'dollars' }, limit: { value: 24_500, as: 'dollars' } },
    });
    // $942.31 a paycheck are all of it, of which a cent has no room.
    const full = ask({ pay: 196_000, pretax: 12.5, age: 55 });
    expect(keysOf(full.sentences)).toContain('paycheck.onlyRoth');
    const home = rows.find(({ key }) => key === 'paycheck.takeHomeRow')?.figures;
    const cost = (to: string): number =>
      Math.round(100 * ((home?.['now']?.value ?? 0) - (home?.[to]?.value ?? 0)));
    expect([cost('pretax'), cost('roth')]).toEqual([7_692, 7_692]);
    expect(steps).toContainEqual({
      key: 'paycheck.saved',
      figures: { pretax: { value: 942.3, as: 'dollars' }, roth: { value: 211.55, as: 'dollars' } },
    });
    expect(keysOf(steps)).toContain('onePercent.onlyRoth');
  });

  it('takes the part of one percent that still may be before tax', () => {
    const { heading, sentences, steps } = ask({ pay: 200_000, pretax: 12, age: 55 });
    // $923.08 are saved, so $19.22 are left before tax; 24 percent of it is $4.62 in two rounded taxes.
    expect(heading[0]).toMatchObject({
      key: 'paycheck.costsBoth',
      figures: { pretaxCosts: { value: 72.3 }, rothCosts: { value: 76.92 } },
    });
    expect(sentences[0]).toMatchObject({
      key: 'paycheck.partRoth',
      figures: { pretax: { value: 19.22 } },
    });
    expect(keysOf(steps)).toContain('onePercent.partPretax');
    expect(keysOf(ask({ pay: 140_000, pretax: 18, age: 55 }).sentences)).not.toContain(
      'paycheck.partRoth',
    );
  });

  it('says in its steps what one percent is where only a part of it fits', () => {
    // 32,500 in 26 paychecks are $1,250, of which $1,230.77 are saved already.
    const { steps } = ask({ pay: 160_000, pretax: 20, age: 52 });
    expect(steps.find(({ key }) => key === 'onePercent.part')?.figures).toMatchObject({
      pay: { value: 6_153.85 },
      onePercent: { value: 61.54 },
      goesIn: { value: 19.23 },
    });
    expect(keysOf(steps)).not.toContain('onePercent.whole');
    const { steps: usual } = ask({ pay: 52_000, pretax: 6 });
    expect(keysOf(usual)).toContain('onePercent.whole');
    expect(keysOf(usual)).not.toContain('onePercent.part');
  });
});
