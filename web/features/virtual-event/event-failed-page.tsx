import { useTranslations } from 'use-intl';
import { useAppSelector } from '../../state/use-store.ts';
import { FailedPage } from '../../widgets/failed-page/failed-page.tsx';
import styles from './event-failed-page.module.css';
import { EventGuides } from './event-guides.tsx';

/** The specification's message for an event that cannot be loaded. */
const EVENT_FAILED = 'Error while fetching virtual event articles';

/** Shown when the event cannot be loaded. What this tab loaded of it before can still be opened. */
export function EventFailedPage() {
  const t = useTranslations('virtualEvent');
  const title = useTranslations('title');
  const { virtualEventArticles, loadedVirtualEventArticles } = useAppSelector(
    (state) => state.articles,
  );
  return (
    <FailedPage
      failure={{ name: 'articles/virtualEventFailed', reason: EVENT_FAILED }}
      title={title('virtualEvent')}
      heading={t('failed')}
      lead={t('failedLead')}
    >
      {loadedVirtualEventArticles && virtualEventArticles.length > 0 && (
        <section className={styles['still']} aria-labelledby="still">
          <h2 id="still">{t('stillHere')}</h2>
          <EventGuides cards={virtualEventArticles} />
        </section>
      )}
    </FailedPage>
  );
}
