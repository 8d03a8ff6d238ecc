import { describe, expect, it } from 'vitest';
import type { Figure } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { MONEY_QUESTIONS } from '#domain/money-questions/money-questions.ts';
import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';
import { tryMany } from './try-questions.ts';

function amountsOf(steps: readonly Step[]): number[] {
  return steps
    .flatMap(({ figures }): Figure[] => Object.values(figures))
    .filter(({ as }) => as === 'dollars')
    .map(({ value }) => value);
}

describe('how we got this', () => {
  it.each(MONEY_QUESTIONS)(
    'leads from what was typed to each amount above the answer to %s',
    (question) => {
      tryMany(question, ({ typed, answer }) => {
        const traced = [
          ...amountsOf(answer.steps),
          ...Object.values(typed).map((text) => parseTypedNumber(text) ?? 0),
          0,
        ];
        // The sentence above may round to a dollar what its steps say to the cent.
        for (const amount of amountsOf(answer.heading))
          expect(
            traced.some((value) => Math.abs(value - amount) <= 0.5),
            `${JSON.stringify(typed)}: ${amount}`,
          ).toBe(true);
      });
    },
  );

  it('leads to each figure of the three times and to the first row of a paycheck in retirement', () => {
    tryMany('retirement-pay', ({ answer }) => {
      const traced = amountsOf(answer.steps);
      const isTraced = (amount: number): boolean =>
        traced.some((value) => Math.abs(value - amount) <= 1);
      const ages = answer.steps.flatMap(({ figures }) => figures['until']?.value ?? []);
      for (const { key, figures } of answer.more?.['stories'] ?? []) {
        if (!('paid' in figures)) continue;
        // A month is a twelfth of the year that its step tells in whole dollars.
        const paid = figures['paid']?.value ?? NaN;
        expect(
          traced.some((value) => Math.abs(value / 12 - paid) < 1),
          key,
        ).toBe(true);
        expect(isTraced(figures['left']?.value ?? NaN), key).toBe(true);
        expect(ages, key).toContain(figures['until']?.value);
      }
      for (const { figures } of answer.more?.['balances']?.slice(0, 1) ?? [])
        for (const name of ['worst', 'middle', 'best'])
          expect(isTraced(figures[name]?.value ?? NaN), name).toBe(true);
      expect(isTraced(answer.rows[0]?.figures['left']?.value ?? NaN)).toBe(true);
    });
  });

  it('says what our estimates stand on', () => {
    const keysOf = (steps: readonly Step[]): Set<string> => new Set(steps.map(({ key }) => key));
    tryMany('savers', ({ ground, typed, answer }) => {
      const isEstimated = typed['tax'] === '' && 'credit' in ground && ground.credit !== undefined;
      expect(keysOf(answer.steps).has('estimatedTax.tax')).toBe(isEstimated);
    });
    tryMany('retirement-pay', ({ typed, answer }) => {
      const isEstimated = typed['benefit'] === '' && typed['pay'] !== '';
      expect(keysOf(answer.steps).has('estimate.full')).toBe(isEstimated);
      expect(keysOf(answer.steps).has('estimate.claimed')).toBe(isEstimated);
    });
    tryMany('social-security', ({ typed, answer }) => {
      const estimated = [
        typed['statement'] === '' && typed['pay'] !== '',
        typed['spouseStatement'] === '' && typed['spousePay'] !== '',
      ].filter(Boolean);
      const full = answer.steps.filter(({ key }) => key === 'estimate.full');
      expect(full).toHaveLength(estimated.length);
    });
  });
});
