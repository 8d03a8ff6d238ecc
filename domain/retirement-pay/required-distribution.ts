import { dollars, number } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';

/** What the law says of amounts that have to come out. The engine is given it and knows no table. */
export interface DistributionRules {
  firstAge: number;
  divisors: readonly number[];
  fromAge: ReadonlyArray<{ bornFrom: number; age: number }>;
}

/** The age reached in the first year for which something has to come out. */
export function firstRequiredAge(birthYear: number, { fromAge }: DistributionRules): number {
  return fromAge.find(({ bornFrom }) => birthYear >= bornFrom)?.age ?? Infinity;
}

/** The number by which the balance is divided in the year of an age; none before the table begins. */
export function divisorAt(
  age: number,
  { firstAge, divisors }: DistributionRules,
): number | undefined {
  return age < firstAge ? undefined : (divisors[age - firstAge] ?? divisors.at(-1));
}

interface DistributionQuestion {
  birthYear: number;
  /** The age reached by December 31 of the year. */
  age: number;
  /** On December 31 of the year before, in accounts before tax. */
  balance: number;
}

/** What has to come out of accounts before tax in a year, cut to cents as the published examples are. */
export function requiredDistribution(
  { birthYear, age, balance }: DistributionQuestion,
  rules: DistributionRules,
): number {
  const divisor = divisorAt(age, rules);
  if (divisor === undefined || age < firstRequiredAge(birthYear, rules)) return 0;
  // The divisors have one place, so the division is one of whole numbers.
  return fromCents(Math.floor((toCents(balance) * 10) / Math.round(divisor * 10)));
}

export type DistributionStep = 'required.notYet' | 'required.divided';

export function traceDistribution(
  question: DistributionQuestion,
  rules: DistributionRules,
): Array<Step<DistributionStep>> {
  const from = firstRequiredAge(question.birthYear, rules);
  const divisor = divisorAt(question.age, rules);
  if (question.age < from || divisor === undefined)
    return [
      {
        key: 'required.notYet',
        figures: { age: number(from), year: number(question.birthYear + from) },
      },
    ];
  return [
    {
      key: 'required.divided',
      figures: {
        balance: dollars(question.balance),
        age: number(question.age),
        divisor: number(divisor),
        amount: dollars(requiredDistribution(question, rules)),
      },
    },
  ];
}
