import { useId, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import {
  NUMBER_ASSUMPTIONS,
  readAssumptions,
  type NumberAssumption,
  type TypedMistakes,
} from '#contracts/forms/assumptions-form.ts';
import {
  ASSUMPTION_BOUNDS,
  DEFAULT_ASSUMPTIONS,
  type Assumptions,
} from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import { planChanged } from '../specification/calculator-slice.ts';
import { useAppStore } from '../../../state/use-store.ts';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import { AssumedValues } from './assumed-values.tsx';
import { AssumptionChoices } from './assumption-choices.tsx';
import layout from '../../../theme/layout.module.css';
import styles from './assumptions-panel.module.css';
import { HiddenInputs } from '../plan/hidden-inputs.tsx';

export interface AssumptionsPanelProperties {
  inputs: CalculatorInputs;
  assumptions: Assumptions;
  /** What the company’s plan says instead of our own. */
  ofPlan: Partial<Assumptions>;
  planYear: number;
  dollars: Dollars;
  /** Comes from a form that was posted without JavaScript. */
  mistakes: TypedMistakes;
}

const UNITS = {
  returnPercentage: 'perYear',
  inflationPercentage: 'perYear',
  payGrowthPercentage: 'perYear',
  autoIncreaseCapPercentage: 'percent',
  limitGrowthPercentage: 'perYear',
  incomeGoalPercentage: 'percent',
  horizonAge: undefined,
  rangePoints: 'points',
} as const satisfies Record<NumberAssumption, string | undefined>;

/** Lists all assumptions in words, with a form to change them that takes effect at every key. */
export function AssumptionsPanel({
  inputs,
  assumptions,
  ofPlan,
  planYear,
  dollars,
  mistakes,
}: AssumptionsPanelProperties) {
  const t = useTranslations('projections');
  const store = useAppStore();
  const href = useSiteAddress('calculator/projections');
  const [wrong, setWrong] = useState(mistakes);
  const [formNumber, setFormNumber] = useState(0);
  const formId = useId();
  const typedBefore = formNumber === 0 ? mistakes : {};

  const take = (event: FormEvent<HTMLFormElement>): void => {
    const typed = readAssumptions(new FormData(event.currentTarget), {
      ...DEFAULT_ASSUMPTIONS,
      ...ofPlan,
    });
    setWrong(typed.mistakes);
    store.dispatch(planChanged({ assumptions: typed.changed }));
  };
  const reset = (): void => {
    setWrong({});
    store.dispatch(planChanged({ assumptions: {} }));
    setFormNumber((number) => number + 1);
  };
  return (
    <section className={styles['panel']} aria-labelledby="assumed">
      <div className={styles['content']}>
        <h2 id="assumed">{t('assumedTitle')}</h2>
        <AssumedValues inputs={inputs} assumptions={assumptions} planYear={planYear} />
        <details className={styles['change']} open={Object.keys(mistakes).length > 0}>
          <summary className={layout['standalone']}>{t('change')}</summary>
          <form
            key={formNumber}
            id={formId}
            method="post"
            action={href}
            className={styles['fields']}
            onInput={take}
            onSubmit={(event) => event.preventDefault()}
          >
            <HiddenInputs inputs={inputs} dollars={dollars} />
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
                  defaultValue={typedBefore[name] ?? assumptions[name]}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? `assumption-${name}-error` : undefined}
                  errorId={`assumption-${name}-error`}
                  error={
                    isWrong ? t('outOfRange', { min: String(min), max: String(max) }) : undefined
                  }
                />
              );
            })}
            <AssumptionChoices assumptions={assumptions} />
          </form>
          {/* A separate form that sends no assumption, so that it sets all of them back without
              JavaScript, too. */}
          <form
            method="post"
            action={href}
            className={styles['actions']}
            onSubmit={(event) => {
              event.preventDefault();
              reset();
            }}
          >
            <HiddenInputs inputs={inputs} dollars={dollars} />
            <button
              type="submit"
              form={formId}
              className={`${buttonClasses('primary', 'small')} ${styles['apply']}`}
            >
              {t('apply')}
            </button>
            <button type="submit" className={buttonClasses('secondary', 'small')}>
              {t('reset')}
            </button>
          </form>
        </details>
        <p className={styles['note']}>
          {t('assumedNote')} <SiteLink path="calculator/disclosures">{t('assumedLink')}</SiteLink>
        </p>
      </div>
    </section>
  );
}
