import { useTranslations } from 'use-intl';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { Island } from '../../../islands/island.tsx';
import { PageHead } from '../../../site/page-head.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import type { CalculatorDraft } from '../specification/calculator-slice.ts';
import styles from './calculator-page.module.css';
import { CalculatorPart } from './calculator-part.tsx';

interface CalculatorPageProperties {
  year: LimitsYear;
  /** Undefined where we know nothing of the company's plan. */
  known: PlanForCalculator | undefined;
  refused?: RefusedForm;
  edited?: CalculatorDraft;
}

export function CalculatorPage({ year, known, refused, edited }: CalculatorPageProperties) {
  const t = useTranslations('calculator');
  const title = useTranslations('title')('calculator');
  // Only what the form shows: the part that draws the result has the whole year.
  const { planYear, isLatestKnown, limits } = year;
  const data = { year: { planYear, isLatestKnown, limits }, known, refused, edited };
  return (
    <>
      <PageHead
        title={refused === undefined ? title : t('errorTitle', { title })}
        description={t('description')}
      />
      <div className={layout['content']}>
        <header className={styles['head']}>
          <h1>{t('title')}</h1>
          {known?.kind === 'per-hour' && <ToHours />}
          <p className={layout['lead']}>{t(known?.match === undefined ? 'lead' : 'leadKnown')}</p>
        </header>
        <Island name="calculator" wake="press" data={data}>
          <CalculatorPart {...data} />
        </Island>
      </div>
    </>
  );
}

/** Whose plan at work is paid by the hour comes here for other savings. */
function ToHours() {
  const t = useTranslations('hours.other');
  return (
    <p>
      {t('backText')}{' '}
      <SiteLink path="calculator" className={layout['standalone']}>
        {t('back')}
      </SiteLink>
    </p>
  );
}
