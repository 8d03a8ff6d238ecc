import { useTranslations } from 'use-intl';
import type { Figure } from '#domain/figures/figure.ts';
import type { HoursPlan } from '#domain/hours/hours-plan.ts';
import { useShell } from '../../../site/shell-context.tsx';
import layout from '../../../theme/layout.module.css';
import styles from './hours-result.module.css';
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
  return (
    <details className={styles['steps']}>
      <summary className={layout['standalone']}>{t('result.steps')}</summary>
      <ol>
        {steps.map(({ key, figures }) => (
          <li key={key}>
            {t(
              `step.${key}`,
              Object.fromEntries(
                Object.entries(figures).map(([name, figure]) => [name, say(figure)]),
              ) as never,
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
