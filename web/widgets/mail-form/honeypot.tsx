import { useTranslations } from 'use-intl';
import styles from './mail-form.module.css';

/** A field that no person sees or reaches: a form in which it is filled in comes from a program. */
export function Honeypot() {
  const t = useTranslations('mailForms');
  return (
    <div aria-hidden="true" className={styles['honeypot']}>
      <label>
        {t('leaveEmpty')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
