import { useTranslations } from 'use-intl';
import { useShell } from '../../site/shell-context.tsx';

export interface PlanWords {
  t: ReturnType<typeof useTranslations<'planPage'>>;
  /** The moment at which a day begins, as messages format it. */
  day: (date: string) => Date;
  /** To the cent where there are cents. */
  dollars: (amount: number) => string;
}

export function usePlanWords(): PlanWords {
  const t = useTranslations('planPage');
  const { language } = useShell();
  return {
    t,
    day: (date) => new Date(`${date}T00:00:00Z`),
    dollars: (amount) => {
      const digits = Number.isInteger(amount) ? 0 : 2;
      return amount.toLocaleString(language, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    },
  };
}
