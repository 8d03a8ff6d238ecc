import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { PageHead } from '../../../site/page-head.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import { followPlanOfAddress } from '../plan/plan-link.ts';
import { fetchConstants } from '../specification/run-projection.ts';
import { useAppStore } from '../../../state/use-store.ts';
import layout from '../../../theme/layout.module.css';
import { CalculatorForm } from './calculator-form.tsx';
import styles from './calculator-page.module.css';
import { LimitsCard } from '../limits/limits-card.tsx';
import { useCurrentLimits } from '../limits/use-current-limits.ts';
import { useCalculator } from '../specification/calculator-slice.ts';

export interface CalculatorPageProperties {
  year: CalculatorYear;
  lastResult?: SubmissionResult;
}

export function CalculatorPage({ year: yearOfPage, lastResult }: CalculatorPageProperties) {
  const t = useTranslations('calculator');
  const title = useTranslations('title')('calculator');
  const store = useAppStore();
  const formNumber = useCalculator((calculator) => calculator.formNumber);
  const [hasMistakes, setHasMistakes] = useState(lastResult !== undefined);
  const year = useCurrentLimits(yearOfPage);

  useEffect(() => {
    void fetchConstants(store);
    return followPlanOfAddress(store);
  }, [store]);

  return (
    <>
      <PageHead
        title={hasMistakes ? t('errorTitle', { title }) : title}
        description={t('description')}
      />
      <div className={layout['content']}>
        <header className={styles['head']}>
          <h1>{t('title')}</h1>
          <p className={layout['lead']}>{t('lead')}</p>
        </header>
        <div className={styles['columns']}>
          <CalculatorForm
            key={formNumber}
            year={year}
            lastResult={formNumber === 0 ? lastResult : undefined}
            onAttempt={setHasMistakes}
          />
          <aside className={styles['aside']}>
            <LimitsCard year={year} />
            <SiteLink path="calculator/disclosures" className={layout['standalone']}>
              {t('disclosures')}
            </SiteLink>
          </aside>
        </div>
      </div>
    </>
  );
}
