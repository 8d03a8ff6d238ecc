import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import {
  NUMBER_ASSUMPTIONS,
  readAssumptions,
  type NumberAssumption,
  type TypedMistakes,
} from '#contracts/forms/assumptions-form.ts';
import {
  ASSUMPTION_BOUNDS,
  FILING_STATUSES,
  PAYCHECKS_PER_YEAR,
  type Assumptions,
} from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { useSiteAddress } from '../../../i18n/site-link.tsx';
import { SiteLink } from '../../../i18n/site-link.tsx';
import { keepPlan } from '../../../state/plan-link.ts';
import { useAppStore } from '../../../state/store.ts';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import { SelectField } from '../../../widgets/field/select-field.tsx';
import { AssumedValues } from './assumed-values.tsx';
import styles from './assumptions-panel.module.css';
import { HiddenInputs } from '../hidden-inputs.tsx';

export interface AssumptionsPanelProperties {
  inputs: CalculatorInputs;
  assumptions: Assumptions;
  planYear: number;
  /** Of a form that was posted without JavaScript. */
  mistakes: TypedMistakes;
}

const UNITS = {
  returnPercentage: 'perYear',
  inflationPercentage: 'perYear',
  payGrowthPercentage: 'perYear',
  limitGrowthPercentage: 'perYear',
  incomeGoalPercentage: 'percent',
  horizonAge: undefined,
  rangePoints: 'points',
} as const satisfies Record<NumberAssumption, string | undefined>;

const PAYCHECK_TEXTS = { 52: 'weekly', 26: 'biweekly', 24: 'semimonthly', 12: 'monthly' } as const;

/** All that was assumed, in words; and a form to assume otherwise, which works at every key. */
export function AssumptionsPanel({
  inputs,
  assumptions,
  planYear,
  mistakes,
}: AssumptionsPanelProperties) {
  const t = useTranslations('projections');
  const store = useAppStore();
  const { href } = useSiteAddress('calculator/projections');
  const [wrong, setWrong] = useState(mistakes);
  const [formNumber, setFormNumber] = useState(0);

  const take = (event: FormEvent<HTMLFormElement>): void => {
    const typed = readAssumptions(new FormData(event.currentTarget));
    setWrong(typed.mistakes);
    keepPlan(store, { assumptions: typed.changed });
  };
  const reset = (): void => {
    setWrong({});
    keepPlan(store, { assumptions: {} });
    setFormNumber((number) => number + 1);
  };
  return (
    <section className={styles['panel']} aria-labelledby="assumed">
      <div className={styles['content']}>
        <h2 id="assumed">{t('assumedTitle')}</h2>
        <AssumedValues inputs={inputs} assumptions={assumptions} planYear={planYear} />
        <details className={styles['change']} open={Object.keys(mistakes).length > 0}>
          <summary className={styles['summary']}>{t('change')}</summary>
          <form
            key={formNumber}
            method="post"
            action={href}
            className={styles['form']}
            onInput={take}
            onSubmit={(event) => event.preventDefault()}
          >
            <HiddenInputs inputs={inputs} />
            <div className={styles['fields']}>
              {NUMBER_ASSUMPTIONS.map((name) => {
                const unit = UNITS[name];
                const isWrong = wrong[name] !== undefined;
                const { min, max } = ASSUMPTION_BOUNDS[name];
                return (
                  <NumberField
                    key={name}
                    id={`assumption-${name}`}
                    name={name}
                    label={t(`assumptions.${name}`)}
                    {...(unit === undefined ? {} : { unit: t(unit) })}
                    defaultValue={mistakes[name] ?? assumptions[name]}
                    aria-invalid={isWrong || undefined}
                    aria-describedby={isWrong ? `assumption-${name}-error` : undefined}
                    errorId={`assumption-${name}-error`}
                    error={
                      isWrong ? t('outOfRange', { min: String(min), max: String(max) }) : undefined
                    }
                  />
                );
              })}
              <SelectField
                id="assumption-paychecksPerYear"
                name="paychecksPerYear"
                label={t('assumptions.paychecksPerYear')}
                defaultValue={assumptions.paychecksPerYear}
                options={PAYCHECKS_PER_YEAR.map((count) => ({
                  value: String(count),
                  label: t(`paychecks.${PAYCHECK_TEXTS[count]}`),
                }))}
              />
              <SelectField
                id="assumption-filingStatus"
                name="filingStatus"
                label={t('assumptions.filingStatus')}
                defaultValue={assumptions.filingStatus}
                options={FILING_STATUSES.map((status) => ({
                  value: status,
                  label: t(`filing.${status}`),
                }))}
              />
              <SelectField
                id="assumption-includesSocialSecurity"
                name="includesSocialSecurity"
                label={t('assumptions.includesSocialSecurity')}
                defaultValue={assumptions.includesSocialSecurity ? 'yes' : 'no'}
                options={[
                  { value: 'yes', label: t('assumed.socialSecurityOn') },
                  { value: 'no', label: t('assumed.socialSecurityOff') },
                ]}
              />
            </div>
            <p className={styles['actions']}>
              <button
                type="submit"
                className={`${buttonClasses('primary', 'small')} ${styles['apply']}`}
              >
                {t('apply')}
              </button>
              <button
                type="button"
                className={`${buttonClasses('secondary', 'small')} ${styles['reset']}`}
                onClick={reset}
              >
                {t('reset')}
              </button>
            </p>
          </form>
        </details>
        <p className={styles['note']}>
          {t('assumedNote')} <SiteLink path="calculator/disclosures">{t('assumedLink')}</SiteLink>
        </p>
      </div>
    </section>
  );
}
