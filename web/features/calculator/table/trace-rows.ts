import { dollars, number } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { roundParts } from '#domain/money/round-parts.ts';
import { listTableRows } from '../chart/plan-series.ts';

/** A year of a course, in the dollars that are shown. */
export interface TracedYear {
  age: number;
  /** From the person, or everything that hours bring. */
  paidIn: number;
  match: number;
  growth: number;
  balance: number;
}

export type RowStep = 'row' | 'rowAlone';

/** Each row of the table from the one above it: what came in between the two, so that all of it adds up as it is read. */
export function traceRows(
  { currentAge, currentSavings }: { currentAge: number; currentSavings: number },
  years: readonly TracedYear[],
): Array<Step<RowStep>> {
  const starts = [
    { age: currentAge, balance: currentSavings },
    ...years.map(({ age, balance }) => ({ age: age + 1, balance })),
  ];
  const shown = listTableRows(starts);
  return shown.slice(1).map((to, at) => {
    const from = shown[at] ?? to;
    const between = years.slice(from.age - currentAge, to.age - currentAge);
    const start = Math.round(from.balance);
    const balance = Math.round(to.balance);
    const sumOf = (part: 'paidIn' | 'match' | 'growth'): number =>
      between.reduce((sum, year) => sum + year[part], 0);
    const [paidIn = 0, match = 0, growth = 0] = roundParts(
      [sumOf('paidIn'), sumOf('match'), sumOf('growth')],
      { total: balance - start },
    );
    return {
      key: match === 0 ? 'rowAlone' : 'row',
      figures: {
        age: number(to.age),
        from: number(from.age),
        start: dollars(start),
        paidIn: dollars(paidIn),
        ...(match !== 0 && { employer: dollars(match) }),
        growth: dollars(growth),
        balance: dollars(balance),
      },
    };
  });
}
