import type { Step } from '#domain/figures/step.ts';
import { useMoney } from '../../../site/money.ts';
import { useShell } from '../../../site/shell-context.tsx';

/** Writes the figures of a step as the page writes its own: money in whole dollars. */
export function useStepFigures(): (figures: Step['figures']) => never {
  const money = useMoney();
  const { language } = useShell();
  return (figures) =>
    // Which figures a sentence has follows from its step, which no type of a message knows.
    Object.fromEntries(
      Object.entries(figures).map(([name, { value, as }]) => [
        name,
        as === 'dollars'
          ? money.whole(value)
          : as === 'percent'
            ? `${value.toLocaleString(language)}%`
            : String(value),
      ]),
    ) as never;
}
