import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { AGE_GROUPS, ageGroupOf } from '#domain/road-trip/age-group.ts';
import { limitDollarName, MAX_DOLLAR_NAME } from '#domain/road-trip/dollar-name.ts';
import { CAR_COLORS } from '#domain/road-trip/car-colors.ts';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import { useShell } from '../../site/shell-context.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { TextField } from '../../widgets/field/text-field.tsx';
import { scrollToTopOf } from '../../site/scroll-to-top-of.ts';
import styles from './dollar-form.module.css';
import { useDollar, type DollarChoice } from './use-dollar.ts';

/**
 * Each choice shows at once and stays on the device. Without a script the color and the age group
 * go into the address; the name has no field name and is never sent.
 */
export function DollarForm({ chosen }: { chosen: DollarChoice }) {
  const t = useTranslations('roadTrip');
  const { dollar, change } = useDollar(chosen);
  const { company, language } = useShell();
  const ageGroup = ageGroupOf(dollar);

  const page: PageAddress<'roadtrip'> = `/${company.companyId}/roadtrip`;
  return (
    <form method="get" action={`${page}#trip`} onSubmit={start} className={styles['form']}>
      {language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={language} />}
      <div className={styles['name']}>
        <TextField
          id="dollar-name"
          label={t('nameLabel')}
          hint={t('nameHint', { max: String(MAX_DOLLAR_NAME) })}
          type="text"
          value={dollar.name}
          maxLength={MAX_DOLLAR_NAME}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ name: limitDollarName(target.value) })}
        />
      </div>
      <fieldset className={styles['group']}>
        <legend>{t('colorLabel')}</legend>
        <div className={styles['colors']}>
          {CAR_COLORS.map((color) => (
            <label key={color} className={styles['color']}>
              <input
                type="radio"
                name="car"
                value={color}
                checked={dollar.carColor === color}
                onChange={() => change({ carColor: color })}
              />
              <span className={styles['swatch']} data-car={color} />
              <span>{t(`colors.${color}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles['group']} aria-describedby="age-hint">
        <legend>{t('ageLabel')}</legend>
        <p id="age-hint" className={styles['hint']}>
          {t('ageHint')}
        </p>
        <div className={styles['ages']}>
          {AGE_GROUPS.map((group) => (
            <label key={group} className={styles['age']}>
              <input
                type="radio"
                name="age"
                value={group}
                checked={ageGroup === group}
                onChange={() => change({ under50: group === 'under-50' })}
              />
              <span>{t(`ages.${group}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={`${buttonClasses('primary')} ${styles['start']}`}>
        {t('start')}
      </button>
    </form>
  );
}

function start(event: FormEvent): void {
  event.preventDefault();
  const trip = document.getElementById('trip');
  if (trip) scrollToTopOf(trip);
}
