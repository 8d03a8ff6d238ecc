import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './mail-link-page.module.css';

/** The outcome of the form; undefined before it is sent. */
type MailLinkOutcome =
  { isDone: true } | { isDone: false; failure: string | undefined } | undefined;

interface MailLinkPageProperties {
  asks: 'unsubscribe' | 'confirmPlan';
  /** False where it was opened without the link of a mail: there is nothing to press then. */
  isOfMail: boolean;
  outcome: MailLinkOutcome;
}

/**
 * The page that a mail's link leads to. It acts only on a press of its button, because mail
 * scanners open every link. The form posts to the page's own address, which carries the mail's
 * token, so that the page, which all visitors share, does not contain it.
 */
export function MailLinkPage({ asks, isOfMail, outcome }: MailLinkPageProperties) {
  const t = useTranslations(`mailForms.${asks}`);
  const isDone = outcome?.isDone === true;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <div className={layout['content']}>
        <div className={styles['words']}>
          <Art
            name={isDone && asks === 'unsubscribe' ? 'state-empty' : 'state-sent'}
            width={240}
            height={180}
            isLazy={false}
          />
          <div role="status" className={styles['text']}>
            <h1>{t(isDone ? 'doneTitle' : outcome === undefined ? 'heading' : 'failedTitle')}</h1>
            <p className={layout['lead']}>
              {outcome === undefined && t(isOfMail ? 'text' : 'noToken')}
              {isDone && t('doneText')}
              {outcome?.isDone === false && (outcome.failure ?? t('noToken'))}
            </p>
          </div>
          {(outcome === undefined
            ? isOfMail
            : !outcome.isDone && outcome.failure !== undefined) && (
            <form method="post">
              <button type="submit" className={buttonClasses('primary')}>
                {t('button')}
              </button>
            </form>
          )}
          <SiteLink path="" className={layout['standalone']}>
            {t('home')}
          </SiteLink>
        </div>
      </div>
    </>
  );
}
