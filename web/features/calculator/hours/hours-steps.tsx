import { useTranslations } from 'use-intl';
import type { Figure } from '#domain/figures/figure.ts';
import type { HoursPlan } from '#domain/hours/hours-plan.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { StepList } from '../steps/step-list.tsx';
import { useCents } from './use-cents.ts';

/** “How we got this”: the steps of the plan in words. */
export function HoursSteps({ steps }: Pick<HoursPlan, 'steps'>) {
  const t = useTranslations('hours');
  const cents = useCents();
  const { language } = useShell();
  const say = (name: string, { value, as }: Figure): string => {
    if (as === 'dollars') return cents(value);
    if (as === 'percent') return `${value.toLocaleString(language)}%`;
    // Hours may be thousands, and 2026 is a year.
    return name === 'hours' ? value.toLocaleString(language) : String(value);
  };
  const sentences = steps.map(({ key, figures }) => ({
    key,
    text: t(
      `step.${key}`,
      Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [name, say(name, figure)]),
      ) as never,
    ),
  }));
  return <StepList title={t('result.steps')} sentences={sentences} />;
}
