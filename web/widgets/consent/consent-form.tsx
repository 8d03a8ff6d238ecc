import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { keepConsent } from '#contracts/calls/consent.ts';
import { shownFor } from './consent-page.ts';
import { buttonClasses } from '../button/button-classes.ts';
import { WayBack } from './way-back.tsx';
import styles from './consent.module.css';

interface ConsentFormProperties {
  /** The address to which a browser without scripts returns. */
  back: string;
}

/**
 * The choices as a plain form: the server keeps them in a cookie, or the page does once it is
 * hydrated.
 */
export function ConsentForm({ back }: ConsentFormProperties) {
  const t = useTranslations('consent');
  return (
    <form method="post" action={keepConsent.path} className={styles['form']}>
      <WayBack page={back} />
      <ConsentStates />
      <Purpose title={t('necessary')} note={t('necessaryNote')} isAlwaysOn />
      <Purpose name="statistics" title={t('statistics')} note={t('statisticsNote')} />
      <Purpose name="embeds" title={t('embeds')} note={t('embedsNote')} />
      <div className={styles['actions']}>
        <button name="choice" value="save" className={buttonClasses('primary')}>
          {t('save')}
        </button>
        <button name="choice" value="accept" className={buttonClasses('secondary')}>
          {t('acceptAll')}
        </button>
        <button name="choice" value="reject" className={buttonClasses('secondary')}>
          {t('rejectAll')}
        </button>
      </div>
    </form>
  );
}

/** All states are rendered; only the visitor's own browser knows which of the sentences is true. */
function ConsentStates() {
  const t = useTranslations('consent');
  return (
    <div className={styles['state']}>
      <p {...shownFor('unasked')}>{t('unasked')}</p>
      <p {...shownFor('refused')}>{t('refused')}</p>
      <p {...shownFor('partial')}>{t('partial')}</p>
      <p {...shownFor('accepted')}>{t('accepted')}</p>
      <p {...shownFor('signal')}>{t('signal')}</p>
      {/* The page writes it; in the kit, which wakes later, it stays as it is. */}
      <p
        data-consent-since=""
        hidden
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </div>
  );
}

interface PurposeProperties {
  name?: string;
  title: ReactNode;
  note: ReactNode;
  isAlwaysOn?: boolean;
}

function Purpose({ name, title, note, isAlwaysOn = false }: PurposeProperties) {
  const id = useId();
  return (
    <div className={styles['purpose']}>
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={isAlwaysOn}
        disabled={isAlwaysOn}
        aria-describedby={`${id}-note`}
      />
      <label htmlFor={id}>{title}</label>
      <p id={`${id}-note`}>{note}</p>
    </div>
  );
}
