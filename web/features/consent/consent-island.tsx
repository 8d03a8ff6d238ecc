import { useTranslations } from 'use-intl';
import { consentStyles, keepConsent } from '#contracts/calls/consent.ts';
import { CONSENT_VERSION } from '#domain/consent/consent.ts';
import { CONSENT_DIALOG, shownFor } from '../../widgets/consent/consent-page.ts';
import { Icon } from '../../art/icon.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { ConsentForm } from '../../widgets/consent/consent-form.tsx';
import { WayBack } from '../../widgets/consent/way-back.tsx';
import styles from '../../widgets/consent/consent.module.css';
import dialog from '../../widgets/dialog/dialog.module.css';

interface ConsentIslandProperties {
  privacyHref: string;
  back: string;
}

/**
 * The consent banner, the dialog with the choices, and the region for announcements to screen
 * readers. The server alone renders it, as plain HTML that works without a script; the page's
 * script takes it over once it runs.
 */
export function ConsentIsland({ privacyHref, back }: ConsentIslandProperties) {
  const t = useTranslations('consent');
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={consentStyles.path} />
      </noscript>
      <section className={styles['bar']} aria-label={t('barLabel')} {...shownFor('unasked')}>
        <form method="post" action={keepConsent.path} className={styles['content']}>
          <WayBack page={back} />
          <p>{t.rich('question', { link: (words) => <a href={privacyHref}>{words}</a> })}</p>
          <div className={styles['actions']}>
            <button name="choice" value="accept" className={buttonClasses('secondary', 'small')}>
              {t('accept')}
            </button>
            <button name="choice" value="reject" className={buttonClasses('secondary', 'small')}>
              {t('reject')}
            </button>
            <OpenButton className={styles['choose']}>{t('choose')}</OpenButton>
          </div>
        </form>
      </section>
      <section className={styles['signal']} aria-label={t('barLabel')} {...shownFor('signal')}>
        <p>{t('signal')}</p>
      </section>
      <dialog
        id={CONSENT_DIALOG}
        className={dialog['dialog']}
        aria-labelledby={`${CONSENT_DIALOG}-title`}
        data-modal="consent"
        data-saved={t('saved')}
        data-since={t('since', { date: '{date}', version: String(CONSENT_VERSION) })}
      >
        <div className={dialog['body']}>
          <div className={styles['head']}>
            <h2 id={`${CONSENT_DIALOG}-title`} className={dialog['title']}>
              {t('label')}
            </h2>
            <button
              type="button"
              className={styles['close']}
              aria-label={t('close')}
              {...invoke('close')}
            >
              <Icon name="close" />
            </button>
          </div>
          <p>{t('lead')}</p>
          <ConsentForm back={back} />
        </div>
      </dialog>
      <div id="announcements" role="status" className="visually-hidden" />
    </>
  );
}

function OpenButton({
  className,
  children,
}: {
  className: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <button type="button" className={className} {...invoke('show-modal')}>
      {children}
    </button>
  );
}

/**
 * Attributes of a button that acts on the dialog without a script; browsers know them, React's
 * types do not yet.
 */
function invoke(command: 'show-modal' | 'close'): Record<string, string> {
  return { command, commandfor: CONSENT_DIALOG };
}
