import type { OnePercentAnswer } from '#domain/one-percent/answer-one-percent.ts';
import type { OnePercentChoices } from '#domain/one-percent/choices.ts';
import { onePointMore } from '#domain/calculator/one-point-more.ts';
import type { MoneyFormat } from '../../../site/money-format.ts';

/** What the band says that changes with a choice, by the names of its places. */
export type Said = Readonly<
  Record<'amount' | 'gain' | 'rate' | 'base' | 'rateWithMore' | 'withMore' | 'age', string>
>;

export function sayAnswer(
  { currentAge, contributionPercentage }: OnePercentChoices,
  { base, gain, withMore }: OnePercentAnswer,
  money: MoneyFormat,
): Said {
  return {
    amount: money.whole(gain),
    gain: money.compact(gain),
    rate: String(contributionPercentage),
    base: money.compact(base),
    rateWithMore: String(onePointMore(contributionPercentage)),
    withMore: money.compact(withMore),
    age: String(currentAge),
  };
}
