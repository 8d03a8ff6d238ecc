import type { TwoNumberMatch } from '#domain/plan/two-number-match.ts';
import type { CalculatorDraft } from '../specification/calculator-slice.ts';

/** The fields of the form that say a match; none of them where nothing is known. */
export function fieldsOfMatch(
  match: Pick<TwoNumberMatch, 'ratePercent' | 'upToPercentOfPay'> | undefined,
): CalculatorDraft {
  if (match === undefined) return {};
  return {
    employerMatchingContributionPercentage: String(match.ratePercent),
    employerMatchingUpToContributionPercentageOfSalary: String(match.upToPercentOfPay),
  };
}
