import { getInputProps, type SubmissionResult } from '@conform-to/react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import {
  CALCULATOR_FIELDS,
  calculatorFormSchema,
  type CalculatorField,
} from '#contracts/forms/calculator-form.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import {
  INITIAL_RETIREMENT_AGE,
  INPUT_BOUNDS,
  type CalculatorInputs,
} from '#domain/calculator/inputs.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { noteStep } from '../plan/calculation-steps.ts';
import { withPlan } from '../plan/keep-plan.ts';
import {
  calculatorOf,
  calculationReset,
  planChanged,
  useCalculator,
  type CalculatorDraft,
} from '../specification/calculator-slice.ts';
import { runProjection } from '../specification/run-projection.ts';
import { useAppStore } from '../../../state/use-store.ts';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { ErrorSummary } from '../../../widgets/field/error-summary.tsx';
import { describedBy, hintId } from '../../../widgets/field/field-frame.tsx';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import { useCheckedForm } from '../../../widgets/field/use-checked-form.ts';
import { AutoIncrease } from './auto-increase.tsx';
import styles from './calculator-form.module.css';
import { FieldGroup } from './field-group.tsx';
import { FieldHelp, hasHelp } from './field-help.tsx';
import { MonthlyContribution } from './monthly-contribution.tsx';
import { useMistakeText } from './use-mistake-text.ts';

export interface CalculatorFormProperties {
  year: LimitsYear;
  /** The mistakes of a plain form post, with the values that were typed. */
  lastResult: SubmissionResult | undefined;
  /** What a page without JavaScript brought back to be edited. */
  edited: CalculatorDraft | undefined;
  /** Called with whether the form was sent with mistakes, which the page's title then says. */
  onAttempt: (hasMistakes: boolean) => void;
}

type Unit = 'years' | 'dollars' | 'ofPay' | 'ofYours';

const GROUPS: ReadonlyArray<{
  id: 'aboutYou' | 'haveAndEarn' | 'goesIn';
  fields: ReadonlyArray<readonly [name: CalculatorField, unit: Unit]>;
}> = [
  {
    id: 'aboutYou',
    fields: [
      ['currentAge', 'years'],
      ['retirementAge', 'years'],
    ],
  },
  {
    id: 'haveAndEarn',
    fields: [
      ['pretaxSalary', 'dollars'],
      ['currentSavings', 'dollars'],
    ],
  },
  {
    id: 'goesIn',
    fields: [
      ['contributionPercentage', 'ofPay'],
      ['employerMatchingContributionPercentage', 'ofYours'],
      ['employerMatchingUpToContributionPercentageOfSalary', 'ofPay'],
    ],
  },
];

/**
 * A plain form that the projections page answers; with JavaScript it is checked and sent in the
 * browser.
 */
export function CalculatorForm({ year, lastResult, edited, onAttempt }: CalculatorFormProperties) {
  const t = useTranslations('calculator');
  const offline = useTranslations('shell')('offline');
  const store = useAppStore();
  const { companyId } = useShell().company;
  const silence = useCalculator((calculator) => calculator.silence);
  const { href } = useSiteAddress('calculator/projections');
  const { href: emptyForm } = useSiteAddress('calculator');
  const { form, fields, mistakes, hasFailed, summary } = useCheckedForm<
    CalculatorField,
    CalculatorInputs,
    'autoIncrease'
  >({
    schema: calculatorFormSchema,
    names: CALCULATOR_FIELDS,
    lastResult,
    defaultValue: {
      retirementAge: String(INITIAL_RETIREMENT_AGE),
      ...calculatorOf(store.getState()).draft,
      ...edited,
    },
    shouldValidate: 'onBlur',
    onSend: async (inputs) => {
      if (await runProjection(store, inputs)) location.assign(withPlan({ store, companyId, href }));
    },
    onAttempt,
  });
  const mistakeText = useMistakeText(fields.currentAge.value);

  const keepTyped = (event: FormEvent<HTMLFormElement>): void => {
    noteStep(store, 'started');
    const draft: CalculatorDraft = Object.fromEntries(new FormData(event.currentTarget));
    store.dispatch(planChanged({ draft }));
  };

  return (
    <form
      {...form}
      action={href}
      className={styles['form']}
      data-draft="calculator"
      data-posted={(lastResult ?? edited) === undefined ? undefined : ''}
      onInput={keepTyped}
    >
      {GROUPS.map(({ id, fields: asked }, index) => (
        <FieldGroup
          key={id}
          number={index + 1}
          title={t(`groups.${id}`)}
          hasMistake={asked.some(([name]) => fields[name].errors?.[0])}
        >
          {asked.map(([name, unit]) => {
            const mistake = fields[name].errors?.[0];
            const { key, type: _type, ...input } = getInputProps(fields[name], { type: 'text' });
            // The specification's label asks for today's age, but limits and Social Security count the age
            // of 31 December: the hint asks for the age one will turn, up to the largest that is allowed.
            const hint = name === 'currentAge' ? hintId(input.id) : undefined;
            return (
              <div key={name} className={styles['cell']} data-field={name}>
                <NumberField
                  key={key}
                  {...input}
                  label={t(`fields.${name}`)}
                  {...(unit === 'dollars' ? { before: '$' } : { unit: t(`units.${unit}`) })}
                  inputMode={unit === 'years' ? 'numeric' : 'decimal'}
                  help={hasHelp(name) && <FieldHelp name={name} year={year} />}
                  error={mistake && mistakeText(name)}
                  errorId={fields[name].errorId}
                  aria-describedby={describedBy(hint, input['aria-describedby'])}
                />
                {/* The hint stands below its box, which otherwise would not line up with its
                    neighbor. */}
                {hint !== undefined && (
                  <p id={hint} className={styles['hint']}>
                    {t('ageHint', { max: String(INPUT_BOUNDS.currentAge.max) })}
                  </p>
                )}
                {name === 'contributionPercentage' && <MonthlyContribution year={year} />}
              </div>
            );
          })}
          {id === 'goesIn' && <AutoIncrease field={fields.autoIncrease} />}
        </FieldGroup>
      ))}
      <div className={styles['end']}>
        {hasFailed && (
          <ErrorSummary
            ref={summary}
            title={t(mistakes.some(({ code }) => code === 'missing') ? 'missing' : 'needsAFix')}
            fields={mistakes.map(({ name, id }) => ({ id, label: t(`fields.${name}`) }))}
          />
        )}
        {silence !== undefined && (
          <p role="alert">{silence === 'offline' ? offline : t('noAnswer')}</p>
        )}
        <p className={styles['actions']}>
          <button type="submit" className={buttonClasses('primary')}>
            {t(silence === undefined ? 'submit' : 'again')}
          </button>
          {/* It is a link, so that it works without JavaScript, too. */}
          <a
            href={emptyForm}
            className={styles['startOver']}
            data-hold=""
            onClick={(event) => {
              event.preventDefault();
              store.dispatch(calculationReset());
            }}
          >
            {t('startOver')}
          </a>
        </p>
        <p className={styles['note']}>{t('privacyNote')}</p>
      </div>
    </form>
  );
}
