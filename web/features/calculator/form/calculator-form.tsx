import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  CALCULATOR_FIELDS,
  calculatorForm,
  type CalculatorField,
} from '#contracts/forms/calculator-form.ts';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { INITIAL_RETIREMENT_AGE } from '#domain/calculator/inputs.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { noteStep } from '../specification/calculation-steps.ts';
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
import { useCheckedForm } from '../../../widgets/field/use-checked-form.ts';
import { AutoIncrease } from './auto-increase.tsx';
import styles from './calculator-form.module.css';
import { FieldGroup } from './field-group.tsx';
import { FormEnd } from './form-end.tsx';
import { FormCell, type FieldUnit } from './form-cell.tsx';
import { fieldsOfMatch } from '../plan/fields-of-match.ts';
import { useFormPath } from '../plan/use-form-path.ts';
import { MatchFields } from './match-fields.tsx';
import { useMistakeText } from './use-mistake-text.ts';

interface CalculatorFormProperties {
  year: LimitsYear;
  /** Undefined where we know nothing of the company's plan. */
  known: PlanForCalculator | undefined;
  /** The mistakes of a plain form post, with the values that were typed. */
  refused: RefusedForm | undefined;
  /** What a page without JavaScript brought back to be edited. */
  edited: CalculatorDraft | undefined;
  /** Called with whether the form was sent with mistakes, which the page's title then says. */
  onAttempt: (hasMistakes: boolean) => void;
}

type AskedField = readonly [name: CalculatorField, unit: FieldUnit];

const GROUPS: ReadonlyArray<{
  id: 'aboutYou' | 'haveAndEarn' | 'goesIn';
  fields: readonly AskedField[];
  /** What the company's plan may know already. */
  match?: readonly AskedField[];
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
    fields: [['contributionPercentage', 'ofPay']],
    match: [
      ['employerMatchingContributionPercentage', 'ofYours'],
      ['employerMatchingUpToContributionPercentageOfSalary', 'ofPay'],
    ],
  },
];

/**
 * A plain form that the projections page answers; with JavaScript it is checked and sent in the
 * browser.
 */
export function CalculatorForm({
  year,
  known,
  refused,
  edited,
  onAttempt,
}: CalculatorFormProperties) {
  const t = useTranslations('calculator');
  const offline = useTranslations('shell')('offline');
  const store = useAppStore();
  const { companyId } = useShell().company;
  const silence = useCalculator((calculator) => calculator.silence);
  const href = useSiteAddress('calculator/projections');
  const emptyForm = useFormPath();
  const checked = useCheckedForm({
    reader: calculatorForm,
    names: CALCULATOR_FIELDS,
    others: ['autoIncrease'],
    refused,
    defaultValue: {
      retirementAge: String(INITIAL_RETIREMENT_AGE),
      ...fieldsOfMatch(known?.match),
      ...calculatorOf(store.getState()).draft,
      ...edited,
    },
    checksWhenLeft: true,
    onSend: async (inputs) => {
      if (await runProjection(store, inputs)) location.assign(withPlan({ store, companyId, href }));
    },
    onAttempt,
  });
  const { form, fields } = checked;
  const mistakeText = useMistakeText(fields.currentAge.typed);
  const hasMistake = ([name]: AskedField): boolean => fields[name].mistake !== undefined;

  const keepTyped = (event: FormEvent<HTMLFormElement>): void => {
    noteStep(store, 'started');
    const draft: CalculatorDraft = Object.fromEntries(new FormData(event.currentTarget));
    store.dispatch(planChanged({ draft }));
  };

  const cellOf = ([name, unit]: AskedField): ReactNode => (
    <FormCell
      key={name}
      name={name}
      unit={unit}
      field={fields[name]}
      mistake={fields[name].mistake && mistakeText(name)}
      year={year}
      known={known}
    />
  );

  return (
    <form
      {...form}
      action={href}
      className={styles['form']}
      data-draft="calculator"
      data-posted={(refused ?? edited) === undefined ? undefined : ''}
      onInput={keepTyped}
    >
      {GROUPS.map(({ id, fields: asked, match }, index) => (
        <FieldGroup
          key={id}
          number={index + 1}
          title={t(`groups.${id}`)}
          hasMistake={[...asked, ...(match ?? [])].some(hasMistake)}
        >
          {asked.map(cellOf)}
          {match !== undefined && (
            <>
              <MatchFields
                known={known}
                typed={match.map(([name]) => fields[name].typed)}
                hasMistake={match.some(hasMistake)}
              >
                {match.map(cellOf)}
              </MatchFields>
              <AutoIncrease field={fields.autoIncrease} ofPlan={known?.automaticIncrease} />
            </>
          )}
        </FieldGroup>
      ))}
      <FormEnd
        checked={checked}
        labelOf={(name) => t(`fields.${name}`)}
        mistakeText={mistakeText}
        submit={t(silence === undefined ? 'submit' : 'again')}
        emptyForm={emptyForm}
        onStartOver={() => store.dispatch(calculationReset())}
      >
        {silence !== undefined && (
          <p role="alert">{silence === 'offline' ? offline : t('noAnswer')}</p>
        )}
      </FormEnd>
    </form>
  );
}
