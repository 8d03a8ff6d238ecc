import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import { useTabTitle } from '../../../site/use-tab-title.ts';
import { useAppStore } from '../../../state/use-store.ts';
import layout from '../../../theme/layout.module.css';
import { LimitsCard } from '../limits/limits-card.tsx';
import { useCurrentLimits } from '../limits/use-current-limits.ts';
import { keepPlan } from '../plan/keep-plan.ts';
import { followPlanOfAddress } from '../plan/plan-link.ts';
import { useCalculator, type CalculatorDraft } from '../specification/calculator-slice.ts';
import { fetchConstants } from '../specification/run-projection.ts';
import { CalculatorForm } from './calculator-form.tsx';
import styles from './calculator-page.module.css';

export interface CalculatorPartProperties {
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
  const title = useTranslations('title')('calculator');
  const store = useAppStore();
  const { companyId } = useShell().company;
  const formNumber = useCalculator((calculator) => calculator.formNumber);
  const [hasMistakes, setHasMistakes] = useState(refused !== undefined);
  const year = useCurrentLimits(yearOfPage);
  useTabTitle(hasMistakes ? t('errorTitle', { title }) : title);

  useEffect(() => {
    void fetchConstants(store);
    const isNewer = (refused ?? edited) !== undefined;
    const stopKeeping = keepPlan({ store, companyId, isNewer });
    let stopFollowing: (() => void) | undefined;
    // What was typed before this part was awake is given back to its fields at once, and a link wins.
    const later = setTimeout(() => {
      stopFollowing = followPlanOfAddress(store);
    });
    return () => {
      clearTimeout(later);
      stopKeeping();
      stopFollowing?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what was posted is taken up once
  }, [store, companyId]);

  return (
    <div className={styles['columns']}>
      <CalculatorForm
        key={formNumber}
        year={year}
        known={known}
        refused={formNumber === 0 ? refused : undefined}
        edited={formNumber === 0 ? edited : undefined}
        onAttempt={setHasMistakes}
      />
      <aside className={styles['aside']}>
        <LimitsCard year={year} />
        <SiteLink path="calculator/disclosures" className={layout['standalone']}>
          {t('disclosures')}
        </SiteLink>
      </aside>
    </div>
  );
}
