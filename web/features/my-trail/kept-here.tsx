import { useTranslations } from 'use-intl';
import { useShell } from '../../site/shell-context.tsx';
import { useAppStore } from '../../state/use-store.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { forgetEverything } from './forget-everything.ts';
import styles from './my-trail.module.css';

/** Says what lies on the device, and erases it. */
export function KeptHere({ onForget }: { onForget: () => void }) {
  const t = useTranslations('myTrail');
  const store = useAppStore();
  const { companyId } = useShell().company;
  return (
    <section className={styles['kept']} aria-labelledby="kept">
      <h2 id="kept">{t('kept')}</h2>
      <p>{t('keptText')}</p>
      <p id="forget-text">{t('forgetText')}</p>
      <button
        type="button"
        aria-describedby="forget-text"
        className={buttonClasses('secondary')}
        onClick={() => {
          forgetEverything(store, companyId);
          onForget();
          // The button goes with what it forgot, and what is said about it stands at the top.
          document.getElementById('main')?.focus();
          window.scrollTo({ top: 0 });
        }}
      >
        {t('forget')}
      </button>
    </section>
  );
}
