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
  const say = ({ value, as }: Figure): string => {
    if (as === 'dollars') return cents(value);
    // Hours may be thousands; years and ages are not, so that they read the same.
    const plain = value.toLocaleString(language);
    return as === 'percent' ? `${plain}%` : plain;
  };
  const sentences = steps.map(({ key, figures }) => ({
    key,
    text: t(
      `step.${key}`,
      Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [name, say(figure)]),
      ) as never,
    ),
  }));
  return <StepList title={t('result.steps')} sentences={sentences} />;
}
