import { useTranslations } from 'use-intl';
import type { Outbox } from '#contracts/mail/outbox.ts';

/**
 * Says, where mails are only written to files, that the mail was not sent and where its file is.
 */
export function TrialNote({ outbox: { folder, page } }: { outbox: Outbox }) {
  const t = useTranslations('mailForms.trial');
  return (
    <p>
      {folder === undefined ? t('elsewhere') : t('inFolder', { folder })}{' '}
      {page !== undefined && <a href={page}>{t('read')}</a>}
    </p>
  );
}
