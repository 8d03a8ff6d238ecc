import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type {
  NumberAssumption,
  TypedAssumptions,
  TypedMistakes,
} from '#contracts/forms/assumptions-form.ts';
import { ASSUMPTION_BOUNDS, type Assumptions } from '#domain/calculator/assumptions.ts';
import { SiteLink, useSiteAddress } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import styles from './assumptions-panel.module.css';

/** A number that is asked for, with the message of its unit. */
export type AskedAssumption<Name extends NumberAssumption = NumberAssumption> = readonly [
  name: Name,
  unit: 'perYear' | 'percent' | 'points' | undefined,
];

interface ChangeAssumptionsProperties<Name extends NumberAssumption> {
  /** The page that answers the form without JavaScript. */
  path: 'calculator/projections' | 'calculator/hours';
  asked: ReadonlyArray<AskedAssumption<Name>>;
  labelOf: (name: Name) => string;
  assumptions: Assumptions;
  /** Comes from a form that was posted without JavaScript. */
  mistakes: TypedMistakes;
  read: (fields: FormData) => TypedAssumptions;
  onChange: (changed: Partial<Assumptions>) => void;
  /** All assumptions in words. */
  inWords: ReactNode;
  /** The person’s own numbers as hidden fields. */
  numbers: ReactNode;
  /** The fields of what is chosen and not typed. */
  choices: ReactNode;
  note: string;
}

/** Lists all assumptions in words, with a form to change them that takes effect at every key. */
export function ChangeAssumptions<Name extends NumberAssumption>({
  path,
  asked,
  labelOf,
  assumptions,
  mistakes,
  read,
  onChange,
  inWords,
  numbers,
  choices,
  note,
}: ChangeAssumptionsProperties<Name>) {
  const t = useTranslations('projections');
  const href = useSiteAddress(path);
  const [wrong, setWrong] = useState(mistakes);
  const [formNumber, setFormNumber] = useState(0);
  const formId = useId();
  const typedBefore = formNumber === 0 ? mistakes : {};

  const take = (event: FormEvent<HTMLFormElement>): void => {
    const typed = read(new FormData(event.currentTarget));
    setWrong(typed.mistakes);
    onChange(typed.changed);
  };
  const reset = (): void => {
    setWrong({});
    onChange({});
    setFormNumber((number) => number + 1);
  };
  return (
    <section className={styles['panel']} aria-labelledby="assumed">
      <div className={styles['content']}>
        <h2 id="assumed">{t('assumedTitle')}</h2>
        {inWords}
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
            {numbers}
            {asked.map(([name, unit]) => {
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
            {choices}
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
            {numbers}
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
          {note} <SiteLink path="calculator/disclosures">{t('assumedLink')}</SiteLink>
        </p>
      </div>
    </section>
  );
}
