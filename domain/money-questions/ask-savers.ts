import { FILERS } from '#domain/figures/filer.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import type { PayrollYear } from '#domain/paycheck/payroll-year.ts';
import { estimateTax } from '#domain/paycheck/estimate-tax.ts';
import {
  reckonSaversCredit,
  type CreditRow,
  type SaversCredit,
} from '#domain/savers/savers-credit.ts';
import { reckonSaversMatch, type MatchRow, type SaversMatch } from '#domain/savers/savers-match.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';

/** What the answer follows from: the credit only in years that still have it. */
export interface SaversGround {
  credit: CreditRow | undefined;
  match: MatchRow;
  payroll: Pick<PayrollYear, 'year' | 'withholding'>;
}

const FIELDS = {
  filer: { kind: 'choice', options: FILERS },
  income: { kind: 'dollars', min: 0, max: 10_000_000 },
  saved: { kind: 'dollars', min: 0, max: 1_000_000 },
  spouseSaved: {
    kind: 'dollars',
    min: 0,
    max: 1_000_000,
    isOptional: true,
    onlyWith: 'filer=married',
  },
  tax: { kind: 'dollars', min: 0, max: 10_000_000, isOptional: true, isAssumption: true },
} as const satisfies Fields;

/** A match below this may be taken as a credit instead: section 6433 of the tax code. */
const SMALL_MATCH = 100;

export const SAVERS_QUESTION: Question<typeof FIELDS, SaversGround> = {
  fields: ({ credit }) => {
    const { tax: _tax, ...others } = FIELDS;
    // The tax is asked for because of the credit only.
    return (credit ? FIELDS : others) as typeof FIELDS;
  },
  example: () => ({
    filer: 'single',
    income: 23_000,
    saved: 1_000,
    spouseSaved: undefined,
    tax: undefined,
  }),
  maySay: () => ({
    heading: [
      'savers.both',
      'savers.onlyCredit',
      'savers.onlyMatch',
      'savers.neither',
      'savers.match',
      'savers.noMatch',
    ],
    sentences: [
      'savers.nothingSaved',
      'savers.creditOutOfReach',
      'savers.creditWithoutTax',
      'savers.creditHow',
      'savers.creditUntil',
      'savers.matchOutOfReach',
      'savers.matchHow',
      'savers.matchFrom',
      'savers.matchSmall',
    ],
    rows: ['savers.creditRow', 'savers.matchRow'],
    steps: [
      'estimatedTax.taxed',
      'estimatedTax.tax',
      'saversCredit.share',
      'saversCredit.counted',
      'saversCredit.amount',
      'saversMatch.share',
      'saversMatch.lost',
      'saversMatch.counted',
      'saversMatch.amount',
    ],
    assumed: [
      'savers.creditSource',
      'savers.taxEstimated',
      'savers.taxTyped',
      'savers.matchSource',
      'savers.sameIncome',
    ],
  }),
  columns: () => ['share', 'counted', 'amount'],
  answer: answerSavers,
};

function answerSavers(values: Values<typeof FIELDS>, ground: SaversGround): Answer {
  const { filer, income } = values;
  const saved = filer === 'married' ? [values.saved, values.spouseSaved ?? 0] : [values.saved];
  const estimated = estimateTax(income, filer, ground.payroll);
  const taxOwed = values.tax ?? estimated.taxOwed;
  const match = reckonSaversMatch({ filer, income, saved }, ground.match);
  const credit =
    ground.credit && reckonSaversCredit({ filer, income, saved, taxOwed }, ground.credit);
  return {
    heading: [sayHeading(credit, match)],
    sentences: saved.every((amount) => amount === 0)
      ? [step('savers.nothingSaved', {})]
      : [
          ...(ground.credit && credit ? sayCredit(values, credit, ground.credit) : []),
          ...sayMatch(values, match, ground.match),
        ],
    rows: [...(credit ? [rowOf('savers.creditRow', credit)] : []), rowOf('savers.matchRow', match)],
    steps: [
      ...(credit && values.tax === undefined ? estimated.steps : []),
      ...(credit?.steps ?? []),
      ...match.steps,
    ],
    assumed: [
      ...(credit
        ? [
            step('savers.creditSource', { year: number(credit.year) }),
            values.tax === undefined
              ? step('savers.taxEstimated', {
                  taxOwed: dollars(taxOwed),
                  year: number(ground.payroll.year),
                })
              : step('savers.taxTyped', { taxOwed: dollars(taxOwed) }),
          ]
        : []),
      step('savers.matchSource', { year: number(match.year) }),
      step('savers.sameIncome', { income: dollars(income) }),
    ],
  };
}

function sayHeading(credit: SaversCredit | undefined, match: SaversMatch): Step {
  const ofMatch = { added: dollars(match.amount), addedYear: number(match.year) };
  if (!credit) return step(match.amount > 0 ? 'savers.match' : 'savers.noMatch', ofMatch);
  const figures = { credit: dollars(credit.amount), creditYear: number(credit.year), ...ofMatch };
  if (credit.amount > 0)
    return step(match.amount > 0 ? 'savers.both' : 'savers.onlyCredit', figures);
  return step(match.amount > 0 ? 'savers.onlyMatch' : 'savers.neither', figures);
}

function sayCredit(
  { filer, income }: Values<typeof FIELDS>,
  credit: SaversCredit,
  row: CreditRow,
): Step[] {
  const year = number(credit.year);
  if (income > row[filer].tenth)
    return [step('savers.creditOutOfReach', { year, limit: dollars(row[filer].tenth) })];
  if (credit.amount === 0 && credit.atMost > 0) return [step('savers.creditWithoutTax', { year })];
  return [
    step('savers.creditHow', { year }),
    step('savers.creditUntil', { year, nextYear: number(credit.year + 1) }),
  ];
}

function sayMatch(
  { filer, income }: Values<typeof FIELDS>,
  match: SaversMatch,
  row: MatchRow,
): Step[] {
  const year = number(match.year);
  const { noneFrom } = row[filer];
  if (income >= noneFrom)
    return [step('savers.matchOutOfReach', { year, limit: dollars(noneFrom) })];
  const from = { year, nextYear: number(match.year + 1) };
  return [
    step('savers.matchHow', {}),
    step('savers.matchFrom', from),
    ...(match.amount > 0 && match.amount < SMALL_MATCH
      ? [step('savers.matchSmall', { limit: dollars(SMALL_MATCH) })]
      : []),
  ];
}

function rowOf(key: string, help: SaversCredit | SaversMatch): Step {
  const counted = help.steps.find((each) => 'counted' in each.figures)?.figures['counted'];
  return step(key, {
    year: number(help.year),
    share: percent(help.percentage),
    counted: counted ?? dollars(0),
    amount: dollars(help.amount),
  });
}

function step(key: string, figures: Step['figures']): Step {
  return { key, figures };
}
