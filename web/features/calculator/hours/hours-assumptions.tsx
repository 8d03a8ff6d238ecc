import { useId, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { NumberAssumption, TypedMistakes } from '#contracts/forms/assumptions-form.ts';
import {
  ASSUMPTION_BOUNDS,
  DEPOSIT_TIMINGS,
  isMonthly,
  MONTHLY_RATE_RULES,
} from '#domain/calculator/assumptions.ts';
import type { HoursPlan } from '#domain/hours/hours-plan.ts';
import type { ShownHours } from '#domain/hours/shown-hours.ts';
import { SiteLink, useSiteAddress } from '../../../site/site-link.tsx';
import { useAppStore } from '../../../state/use-store.ts';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import styles from '../assumptions/assumptions-panel.module.css';
import { Choice } from '../assumptions/assumption-choices.tsx';
import { HoursFields } from './hours-fields.tsx';
import { hoursChanged } from './hours-slice.ts';
import { readHoursAssumptions } from './read-hours.ts';

/** What a plan that is paid by the hour assumes, with the unit of each. */
const ASKED = [
  ['returnPercentage', 'perYear'],
  ['inflationPercentage', 'perYear'],
  ['payGrowthPercentage', 'perYear'],
  ['limitGrowthPercentage', 'perYear'],
  ['horizonAge', undefined],
  ['rangePoints', 'points'],
] as const satisfies ReadonlyArray<readonly [NumberAssumption, string | undefined]>;

export interface HoursAssumptionsProperties {
  plan: ShownHours;
  /** Comes from a form that was posted without JavaScript. */
  mistakes: TypedMistakes;
}

/** Lists all assumptions in words, with a form to change them that takes effect at every key. */
export function HoursAssumptions({ plan, mistakes }: HoursAssumptionsProperties) {
  const t = useTranslations('projections');
  const words = useTranslations('hours.result');
  const store = useAppStore();
  const href = useSiteAddress('calculator/hours');
  const [wrong, setWrong] = useState(mistakes);
  const [formNumber, setFormNumber] = useState(0);
  const formId = useId();
  const { inputs, assumptions, dollars } = plan;
  const typedBefore = formNumber === 0 ? mistakes : {};
  const labelOf = (name: (typeof ASKED)[number][0]): string =>
    name === 'payGrowthPercentage' ? words('assumed.rate') : t(`assumptions.${name}`);

  const take = (event: FormEvent<HTMLFormElement>): void => {
    const typed = readHoursAssumptions(new FormData(event.currentTarget));
    setWrong(typed.mistakes);
    store.dispatch(hoursChanged({ assumptions: typed.changed }));
  };
  const reset = (): void => {
    setWrong({});
    store.dispatch(hoursChanged({ assumptions: {} }));
    setFormNumber((number) => number + 1);
  };
  return (
    <section className={styles['panel']} aria-labelledby="assumed">
      <div className={styles['content']}>
        <h2 id="assumed">{t('assumedTitle')}</h2>
        <AssumedOfHours plan={plan} />
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
            <HoursFields inputs={inputs} dollars={dollars} />
            {ASKED.map(([name, unit]) => {
              const isWrong = wrong[name] !== undefined;
              const { min, max } = ASSUMPTION_BOUNDS[name];
              return (
                <NumberField
                  key={name}
                  id={`assumption-${name}`}
                  name={name}
                  label={labelOf(name)}
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
            <Choice
              name="depositTiming"
              chosen={assumptions.depositTiming}
              choices={DEPOSIT_TIMINGS}
              nameOf={(timing) => t(`timing.${timing}`)}
            />
            {isMonthly(assumptions.depositTiming) && (
              <Choice
                name="monthlyRateRule"
                chosen={assumptions.monthlyRateRule}
                choices={MONTHLY_RATE_RULES}
                nameOf={(rule) => t(`monthRates.${rule}`)}
              />
            )}
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
            <HoursFields inputs={inputs} dollars={dollars} />
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
          {words('note')} <SiteLink path="calculator/disclosures">{t('assumedLink')}</SiteLink>
        </p>
      </div>
    </section>
  );
}

function AssumedOfHours({ plan: { assumptions, planYear } }: { plan: HoursPlan }) {
  const t = useTranslations('projections');
  const words = useTranslations('hours.result.assumed');
  const rise = assumptions.payGrowthPercentage;
  const value = String;
  const rows: Array<[label: string, text: string]> = [
    [
      t('assumptions.returnPercentage'),
      t('assumed.returnPercentage', { value: value(assumptions.returnPercentage) }),
    ],
    [t('assumptions.depositTiming'), t(`timing.${assumptions.depositTiming}`)],
    ...(isMonthly(assumptions.depositTiming)
      ? [
          [t('assumptions.monthlyRateRule'), t(`monthRates.${assumptions.monthlyRateRule}`)] as [
            string,
            string,
          ],
        ]
      : []),
    [words('hours'), words('hoursStay')],
    [words('rate'), rise === 0 ? words('rateStays') : words('ratePerYear', { value: value(rise) })],
    [t('assumptions.inflationPercentage'), `${assumptions.inflationPercentage}${t('perYear')}`],
    [
      t('assumptions.limitGrowthPercentage'),
      t('assumed.limitGrowthPercentage', {
        value: value(assumptions.limitGrowthPercentage),
        year: value(planYear),
      }),
    ],
    [
      t('assumptions.horizonAge'),
      t('assumed.horizonAge', { value: value(assumptions.horizonAge) }),
    ],
    [
      t('assumptions.rangePoints'),
      t('assumed.rangePoints', { value: value(assumptions.rangePoints) }),
    ],
  ];
  return (
    <dl className={styles['values']}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
