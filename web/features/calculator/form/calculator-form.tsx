import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  CALCULATOR_FIELDS,
  calculatorFormSchema,
  type CalculatorField,
  type CalculatorFormFields,
} from '#contracts/forms/calculator-form.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import {
  INITIAL_RETIREMENT_AGE,
  INPUT_BOUNDS,
  type CalculatorInputs,
} from '#domain/calculator/inputs.ts';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { noteStep } from '../plan/calculation-steps.ts';
import {
  calculatorOf,
  calculationReset,
  planChanged,
  type CalculatorDraft,
} from '../specification/calculator-slice.ts';
import { runProjection } from '../specification/run-projection.ts';
import { useAppStore } from '../../../state/store.ts';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { isPressOfButton } from '../../../widgets/field/is-press-of-button.ts';
import { ErrorSummary } from '../../../widgets/field/error-summary.tsx';
import { describedBy, hintId } from '../../../widgets/field/field-frame.tsx';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import { readForm } from '../../../widgets/field/read-form.ts';
import { AutoIncrease } from './auto-increase.tsx';
import styles from './calculator-form.module.css';
import { FieldGroup } from './field-group.tsx';
import { FieldHelp, hasHelp } from './field-help.tsx';
import { MonthlyContribution } from './monthly-contribution.tsx';
import { useMistakeText } from './use-mistake-text.ts';

export interface CalculatorFormProperties {
  year: CalculatorYear;
  /** The mistakes of a plain form post, with the values that were typed. */
  lastResult: SubmissionResult | undefined;
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
export function CalculatorForm({ year, lastResult, onAttempt }: CalculatorFormProperties) {
  const t = useTranslations('calculator');
  const store = useAppStore();
  const navigate = useNavigate();
  const { href } = useSiteAddress('calculator/projections');
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const formId = useId();
  const [form, fields] = useForm<CalculatorFormFields, CalculatorInputs>({
    id: formId,
    defaultValue: {
      retirementAge: String(INITIAL_RETIREMENT_AGE),
      ...calculatorOf(store.getState()).draft,
    },
    lastResult: lastResult ?? null,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readForm(formData, calculatorFormSchema),
    onSubmit: (event, { submission }) => {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      void runProjection(store, submission.value).then((hasSucceeded) =>
        hasSucceeded ? navigate(href) : undefined,
      );
    },
  });
  const mistakes = CALCULATOR_FIELDS.flatMap((name) => {
    const mistake = fields[name].errors?.[0];
    return mistake === undefined ? [] : [{ name, mistake, id: fields[name].id }];
  });
  const mistakeText = useMistakeText(fields.currentAge.value);
  const hasMistakes = mistakes.length > 0;

  // The summary of all mistakes takes the focus after the form has moved it to the first mistake.
  useEffect(() => {
    onAttempt(attempts > 0 && hasMistakes);
    if (attempts > 0 && hasMistakes) summary.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a press of the button moves the focus
  }, [attempts]);

  const keepTyped = (event: FormEvent<HTMLFormElement>): void => {
    noteStep(store, 'started');
    const draft: CalculatorDraft = Object.fromEntries(new FormData(event.currentTarget));
    store.dispatch(planChanged({ draft }));
  };

  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={href}
      className={styles['form']}
      onInput={keepTyped}
      onSubmit={(event) => {
        form.onSubmit(event);
        if (isPressOfButton(event)) setAttempts((count) => count + 1);
      }}
    >
      {GROUPS.map(({ id, fields: asked }, index) => (
        <FieldGroup
          key={id}
          number={index + 1}
          title={t(`groups.${id}`)}
          hasMistake={asked.some(([name]) => fields[name].errors?.[0] !== undefined)}
        >
          {asked.map(([name, unit]) => {
            const { key, type: _type, ...input } = getInputProps(fields[name], { type: 'text' });
            const mistake = fields[name].errors?.[0];
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
                  error={mistake === undefined ? undefined : mistakeText(name)}
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
        {(attempts > 0 || lastResult !== undefined) && hasMistakes && (
          <ErrorSummary
            ref={summary}
            title={t(
              mistakes.some(({ mistake }) => mistake === 'missing') ? 'missing' : 'needsAFix',
            )}
            fields={mistakes.map(({ name, id }) => ({ id, label: t(`fields.${name}`) }))}
          />
        )}
        <p className={styles['actions']}>
          <button type="submit" className={buttonClasses('primary')}>
            {t('submit')}
          </button>
          <StartOver onPress={() => store.dispatch(calculationReset())} />
        </p>
        <p className={styles['note']}>{t('privacyNote')}</p>
      </div>
    </form>
  );
}

/** Empties the form. It is a link, so that it works without JavaScript, too. */
function StartOver({ onPress }: { onPress: () => void }) {
  const t = useTranslations('calculator');
  const { href } = useSiteAddress('calculator');
  return (
    <a
      href={href}
      className={styles['startOver']}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {t('startOver')}
    </a>
  );
}
