import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TargetDateView } from '#contracts/views/film-pages.ts';
import { nearestFundYears } from '#domain/target-date/glide-path.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SelectField } from '../../widgets/field/select-field.tsx';
import styles from './year-finder.module.css';

const AGES = listAges(18, 75);
const STOP_AGES = listAges(50, 75);

/** The ages of the example, a person in the middle of a career. */
const FIRST_AGE = 34;
const FIRST_STOP_AGE = 67;

type YearWords = Pick<TargetDateView, 'yearTitle' | 'yearLead' | 'yearExample' | 'yearNote'>;

/**
 * Asks for two ages and shows the fund years that fit. Without a script only the author's example
 * shows.
 */
export function YearFinder({ page }: { page: YearWords }) {
  const t = useTranslations('targetDate');
  const { year } = useShell();
  const id = useId();
  const [age, setAge] = useState(FIRST_AGE);
  const [stopAge, setStopAge] = useState(FIRST_STOP_AGE);
  const target = year + Math.max(0, stopAge - age);
  const [earlier, later] = nearestFundYears(target);
  return (
    <section className={styles['finder']} aria-labelledby="year">
      <div className={styles['words']}>
        <h2 id="year">{page.yearTitle}</h2>
        <p>{page.yearLead}</p>
        <p>{page.yearExample}</p>
      </div>
      <div className={styles['tool']} data-script="needed">
        <div className={styles['fields']}>
          <SelectField
            id={`${id}-age`}
            label={t('age')}
            options={AGES}
            value={String(age)}
            onChange={(event) => setAge(Number(event.target.value))}
          />
          <SelectField
            id={`${id}-stop`}
            label={t('stopAge')}
            options={STOP_AGES}
            value={String(stopAge)}
            onChange={(event) => setStopAge(Number(event.target.value))}
          />
        </div>
        <p className={styles['answer']} aria-live="polite">
          <strong>{t('year', { year: String(target) })}</strong>{' '}
          {earlier === later
            ? t('yearOne', { year: String(earlier) })
            : t('yearTwo', { earlier: String(earlier), later: String(later) })}
        </p>
      </div>
      <p className={styles['note']}>{page.yearNote}</p>
    </section>
  );
}

function listAges(from: number, to: number): Array<{ value: string; label: string }> {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const age = String(from + at);
    return { value: age, label: age };
  });
}
