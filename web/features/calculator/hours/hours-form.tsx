import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import { HOURS_FIELDS, hoursForm, type HoursField } from '#contracts/forms/hours-form.ts';
import type { HoursPlanView } from '#contracts/views/plan.ts';
import { INITIAL_RETIREMENT_AGE, INPUT_BOUNDS } from '#domain/calculator/inputs.ts';
import { HOURS_PER } from '#domain/hours/hours-inputs.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { useAppStore } from '../../../state/use-store.ts';
import { describedBy, hintId } from '../../../widgets/field/field-frame.tsx';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import { SelectField } from '../../../widgets/field/select-field.tsx';
import { controlOf, useCheckedForm } from '../../../widgets/field/use-checked-form.ts';
import styles from '../form/calculator-form.module.css';
import { FieldGroup } from '../form/field-group.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { hoursChanged, hoursOf, hoursReset, type HoursDraft } from './hours-slice.ts';
import { noteHoursStep, withHours } from './keep-hours.ts';
import { useHoursMistake } from './use-hours-mistake.ts';
import { useRateWords } from './use-rate-words.ts';

interface HoursFormProperties {
  known: HoursPlanView;
  /** The mistakes of a plain form post, with the values that were typed. */
  refused: RefusedForm | undefined;
  /** What a page without JavaScript brought back to be edited. */
  edited: HoursDraft | undefined;
  /** Called with whether the form was sent with mistakes, which the page's title then says. */
  onAttempt: (hasMistakes: boolean) => void;
}

type AskedField = readonly [
  name: HoursField,
  unit: 'hours' | 'years' | 'dollars',
  hint?: string | undefined,
];

/** A plain form that the page of the result answers; with JavaScript it is worked out in the browser. */
export function HoursForm({ known, refused, edited, onAttempt }: HoursFormProperties) {
  const t = useTranslations('hours');
  const words = useTranslations('calculator');
  const sayRate = useRateWords();
  const store = useAppStore();
  const { companyId } = useShell().company;
  const href = useSiteAddress('calculator/hours');
  const { perHour, rules } = known;
  const checked = useCheckedForm({
    reader: hoursForm,
    names: HOURS_FIELDS,
    others: ['per'],
    refused,
    defaultValue: {
      per: 'week',
      retirementAge: String(rules.payout?.fromAge ?? INITIAL_RETIREMENT_AGE),
      ...(perHour && { ratePerHour: perHour.from.toFixed(2) }),
      countedYears: '0',
      ...hoursOf(store.getState()).draft,
      ...edited,
    },
    opensPage: true,
    checksWhenLeft: true,
    onSend: (inputs) => {
      store.dispatch(hoursChanged({ inputs }));
      noteHoursStep(store, 'completed');
      location.assign(withHours({ store, companyId, href }));
    },
    onAttempt,
  });
  const { form, fields } = checked;
  const mistakeText = useHoursMistake(fields.currentAge.typed, fields.per.typed);

  const keepTyped = (event: FormEvent<HTMLFormElement>): void => {
    noteHoursStep(store, 'started');
    const draft: HoursDraft = Object.fromEntries(new FormData(event.currentTarget));
    store.dispatch(hoursChanged({ draft }));
  };

  const cellOf = ([name, unit, hint]: AskedField): ReactNode => {
    const field = fields[name];
    const input = controlOf(field);
    const hinted = hint === undefined ? undefined : hintId(input.id);
    return (
      <div key={name} className={styles['cell']}>
        <NumberField
          {...input}
          label={t(`fields.${name}`)}
          {...(unit === 'dollars' ? { before: '$' } : { unit: t(`units.${unit}`) })}
          inputMode={unit === 'years' ? 'numeric' : 'decimal'}
          error={field.mistake && mistakeText(name)}
          errorId={field.errorId}
          aria-describedby={describedBy(hinted, input['aria-describedby'])}
        />
        {hint !== undefined && (
          <p id={hinted} className={styles['hint']}>
            {hint}
          </p>
        )}
      </div>
    );
  };
  const groupOf = (
    number: number,
    title: string,
    [first, ...others]: readonly [AskedField, ...AskedField[]],
    beside?: ReactNode,
  ): ReactNode => (
    <FieldGroup
      number={number}
      title={title}
      hasMistake={[first, ...others].some(([name]) => fields[name].mistake !== undefined)}
    >
      {cellOf(first)}
      {beside}
      {others.map(cellOf)}
    </FieldGroup>
  );
  const { vesting } = rules;
  return (
    <form
      {...form}
      onSubmit={(event) => {
        // Without a connection the page holds every form back that goes the plain way, and says so beside it.
        if (navigator.onLine) form.onSubmit?.(event);
      }}
      action={href}
      className={styles['form']}
      data-draft="hours"
      data-posted={(refused ?? edited) === undefined ? undefined : ''}
      onInput={keepTyped}
    >
      {groupOf(
        1,
        t('groups.hours'),
        [
          ['hours', 'hours'],
          ['ratePerHour', 'dollars', perHour && sayRate(perHour)],
        ],
        <div className={styles['cell']}>
          <SelectField
            {...controlOf(fields.per)}
            label={t('fields.per')}
            options={HOURS_PER.map((value) => ({ value, label: t(`per.${value}`) }))}
          />
        </div>,
      )}
      {groupOf(2, words('groups.aboutYou'), [
        ['currentAge', 'years', words('ageHint', { max: String(INPUT_BOUNDS.currentAge.max) })],
        ['retirementAge', 'years'],
      ])}
      {groupOf(3, t('groups.account'), [
        ['currentSavings', 'dollars'],
        ...(vesting === undefined || vesting.kind === 'at-once'
          ? []
          : [
              [
                'countedYears',
                'years',
                vesting.kind === 'by-hours'
                  ? t('countedByHours', { hours: String(vesting.hoursInYear) })
                  : t('counted'),
              ] as const,
            ]),
      ])}
      <FormEnd
        checked={checked}
        labelOf={(name) => t(`fields.${name}`)}
        mistakeText={mistakeText}
        submit={t('submit')}
        emptyForm="calculator"
        onStartOver={() => store.dispatch(hoursReset())}
      />
    </form>
  );
}
