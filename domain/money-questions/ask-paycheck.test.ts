import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import type { Answer } from './answer.ts';
import { PAYCHECK_QUESTION, type PaycheckGround } from './ask-paycheck.ts';

const { limits, planYear: limitsYear } = getCalculatorYear(2026);
const GROUND: PaycheckGround = {
  limits,
  limitsYear,
  catchUp: { wages: 150_000, year: 2026 },
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
    const { heading, sentences } = ask(rich, { hasRoth: false });
    expect(keysOf(sentences)).toContain('catchUp.lost');
    expect(heading[0]).toMatchObject({
      key: 'paycheck.atLimit',
      figures: { most: { value: 24_500 } },
    });
    expect(keysOf(ask(rich).sentences)).toContain('catchUp.roth');
    expect(ask(rich).heading[0]?.figures['most']?.value).toBe(32_500);
    expect(keysOf(ask({ ...rich, pay: 140_000 }).sentences)).not.toContain('catchUp.roth');
  });
});
