import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { SiteLink } from '../../../site/site-link.tsx';
import { useAppStore } from '../../../state/use-store.ts';
import layout from '../../../theme/layout.module.css';
import { LimitsCard } from '../limits/limits-card.tsx';
import { useCurrentLimits } from '../limits/use-current-limits.ts';
import { keepPlan } from '../plan/keep-plan.ts';
import { followPlanOfAddress } from '../plan/plan-link.ts';
import { useKeptForm } from '../plan/use-kept-form.ts';
import { useCalculator, type CalculatorDraft } from '../specification/calculator-slice.ts';
import { fetchConstants } from '../specification/run-projection.ts';
import { CalculatorForm } from './calculator-form.tsx';
import styles from './calculator-page.module.css';

interface CalculatorPartProperties {
  year: LimitsYear;
  known: PlanForCalculator | undefined;
  refused?: RefusedForm | undefined;
  edited?: CalculatorDraft | undefined;
}

/** The form beside the limits of the year, which mark the row of the age that is typed. */
export function CalculatorPart({
  year: yearOfPage,
  known,
  refused,
  edited,
}: CalculatorPartProperties) {
  const t = useTranslations('calculator');
  const store = useAppStore();
  const formNumber = useCalculator((calculator) => calculator.formNumber);
  const year = useCurrentLimits(yearOfPage);
  const kept = useKeptForm({
    formNumber,
    refused,
    edited,
    keep: keepPlan,
    follow: followPlanOfAddress,
  });
  useEffect(() => void fetchConstants(store), [store]);

  return (
    <div className={styles['columns']}>
      <CalculatorForm key={formNumber} year={year} known={known} {...kept} />
      <aside className={styles['aside']}>
        <LimitsCard year={year} />
        <SiteLink path="calculator/disclosures" className={layout['standalone']}>
          {t('disclosures')}
        </SiteLink>
      </aside>
    </div>
  );
}
