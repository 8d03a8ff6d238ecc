import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SitePath } from '#domain/pages/site-path.ts';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { ErrorSummary } from '../../../widgets/field/error-summary.tsx';
import type { CheckedForm } from '../../../widgets/field/use-checked-form.ts';
import styles from './calculator-form.module.css';

interface FormEndProperties<Name extends string> {
  checked: Pick<CheckedForm<Name>, 'mistakes' | 'hasFailed' | 'summary'>;
  labelOf: (name: Name) => string;
  mistakeText: (name: Name) => string | undefined;
  /** Said above the button; for what went wrong beside the fields. */
  children?: ReactNode;
  /** The words of the button. */
  submit: string;
  emptyForm: SitePath;
  onStartOver: () => void;
}

/** What is wrong in a form, its button, and the way to begin anew. */
export function FormEnd<Name extends string>({
  checked: { mistakes, hasFailed, summary },
  labelOf,
  mistakeText,
  children,
  submit,
  emptyForm,
  onStartOver,
}: FormEndProperties<Name>) {
  const t = useTranslations('calculator');
  const empty = useSiteAddress(emptyForm);
  return (
    <div className={styles['end']}>
      {hasFailed && (
        <ErrorSummary
          ref={summary}
          title={t(mistakes.some(({ code }) => code === 'missing') ? 'missing' : 'needsAFix')}
          fields={mistakes.map(({ name, id }) => ({
            id,
            label: labelOf(name),
            mistake: mistakeText(name),
          }))}
        />
      )}
      {children}
      <p className={styles['actions']}>
        <button type="submit" className={buttonClasses('primary')}>
          {submit}
        </button>
        {/* It is a link, so that it works without JavaScript, too. */}
        <a
          href={empty}
          className={styles['startOver']}
          data-hold=""
          onClick={(event) => {
            event.preventDefault();
            onStartOver();
          }}
        >
          {t('startOver')}
        </a>
      </p>
      <p className={styles['note']}>{t('privacyNote')}</p>
    </div>
  );
}
