import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './mail-link-page.module.css';

/** How the press of the button went; undefined before it. */
type MailLinkOutcome =
  { isDone: true } | { isDone: false; failure: string | undefined } | undefined;

export interface MailLinkPageProperties {
  asks: 'unsubscribe' | 'confirmPlan';
  outcome: MailLinkOutcome;
}

/**
 * Where a mail's link leads. It asks before it does anything, as scanners open every link of a mail. The form
 * is sent to the page's own address, which carries the mail's token: nothing of it is in the page that
 * everybody shares.
 */
export function MailLinkPage({ asks, outcome }: MailLinkPageProperties) {
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
              {outcome === undefined && t('text')}
              {isDone && t('doneText')}
              {outcome?.isDone === false && (outcome.failure ?? t('noToken'))}
            </p>
          </div>
          {(outcome === undefined || (!outcome.isDone && outcome.failure !== undefined)) && (
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
