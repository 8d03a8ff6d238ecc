import { useTranslations } from 'use-intl';
import { withLanguage } from '#domain/links/with-language.ts';
import type { ComparedPlan } from '#domain/calculator/compare-courses.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { Icon } from '../../../art/icon.tsx';
import { offerFile } from '../../../device/offer-file.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { draftOf } from '../plan/inputs-and-draft.ts';
import { planFragment } from '../plan/plan-link.ts';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { CopyButton } from '../../../widgets/copy-button/copy-button.tsx';
import styles from './plan-tools.module.css';
import { projectionCsv } from '../table/projection-csv.ts';
import { useCourseNames } from './use-course-names.ts';
import { useCalculator } from '../specification/calculator-slice.ts';

/** The byte order mark, without which some spreadsheets misread the accents. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface PlanToolsProperties {
  plan: ComparedPlan;
  /** What a link brings back: the numbers at the rate of the slider. */
  inputs: CalculatorInputs;
}

/**
 * Keeps the plan on paper, as a file or as a link. Each way needs JavaScript, so none shows without
 * it.
 */
export function PlanTools({ plan, inputs }: PlanToolsProperties) {
  const t = useTranslations('projections');
  const { company, language } = useShell();
  const names = useCourseNames(plan);
  const assumptions = useCalculator((calculator) => calculator.assumptions);
  const download = (): void => {
    const csv = projectionCsv(plan, [
      t('age'),
      names.asYouAre,
      ...(plan.withIncrease === undefined ? [] : [names.columnMore]),
      t('columnToday'),
      t('csvPay'),
      t('csvPaidIn'),
      t('csvMatch'),
      t('csvGrowth'),
      t('csvEnd'),
    ]);
    offerFile(`${t('fileName')}.csv`, `${BYTE_ORDER_MARK}${csv}`, 'text/csv');
  };
  const address = (): string =>
    `${location.origin}${withLanguage(`/${company.companyId}/calculator/projections`, language)}${planFragment({ draft: draftOf(inputs), assumptions })}`;
  return (
    <section className={styles['tools']} aria-labelledby="tools">
      <h2 id="tools" className={styles['title']}>
        {t('tools')}
      </h2>
      <div className={styles['buttons']}>
        <button type="button" className={buttonClasses('secondary')} onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </button>
        <button type="button" className={buttonClasses('secondary')} onClick={download}>
          <Icon name="download" />
          {t('download')}
        </button>
        <CopyButton
          address={address}
          label={t('copyLink')}
          className={buttonClasses('secondary')}
        />
      </div>
      <p className={styles['note']}>{t('linkNote')}</p>
    </section>
  );
}
