import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { failed } from '../../state/page-slices.ts';
import { useAppDispatch, useAppSelector } from '../../state/store.ts';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { EventGuides } from './event-guides.tsx';
import styles from './event-failed-page.module.css';

/** What the specification calls it when the event does not come. */
const EVENT_FAILED = 'Error while fetching virtual event articles';

/** The event did not come. What this tab has loaded of it before can still be opened. */
export function EventFailedPage() {
  const t = useTranslations('virtualEvent');
  const error = useTranslations('error');
  const title = useTranslations('title');
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const { virtualEventArticles, loadedVirtualEventArticles } = useAppSelector(
    (state) => state.articles,
  );
  useEffect(() => {
    dispatch(failed('articles/virtualEventFailed', new Error(EVENT_FAILED)));
  }, [dispatch]);
  return (
    <div className={`${layout['content']} ${layout['section']}`}>
      <PageHead title={title('virtualEvent')} description={t('failed')} isIndexed={false} />
      <div className={styles['words']}>
        <Art name="state-error" width={200} height={150} isLazy={false} />
        <h1>{t('failed')}</h1>
        <p className={layout['lead']}>{t('failedLead')}</p>
        <p>
          <a href={`${pathname}${search}`} className={buttonClasses('primary')}>
            {error('tryAgain')}
          </a>
        </p>
      </div>
      {loadedVirtualEventArticles && virtualEventArticles.length > 0 && (
        <section aria-labelledby="still">
          <h2 id="still" className={styles['still']}>
            {t('stillHere')}
          </h2>
          <EventGuides cards={virtualEventArticles} />
        </section>
      )}
    </div>
  );
}
