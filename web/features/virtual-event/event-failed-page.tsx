import { useTranslations } from 'use-intl';
import { FailedPage } from '../../widgets/failed-page/failed-page.tsx';

/** The specification's message for an event that cannot be loaded. */
const EVENT_FAILED = 'Error while fetching virtual event articles';

/** Shown when the event cannot be loaded. */
export function EventFailedPage() {
  const t = useTranslations('virtualEvent');
  const title = useTranslations('title');
  return (
    <FailedPage
      failure={{ name: 'articles/virtualEventFailed', reason: EVENT_FAILED }}
      title={title('virtualEvent')}
      heading={t('failed')}
      lead={t('failedLead')}
    />
  );
}
