import { useTranslations } from 'use-intl';
import type { Outbox } from '#contracts/mail/outbox.ts';

/** Under the words that a mail is on its way, where it is a file and goes nowhere. */
export function TrialNote({ outbox: { folder, page } }: { outbox: Outbox }) {
  const t = useTranslations('mailForms.trial');
  return (
    <p>
      {folder === undefined ? t('elsewhere') : t('inFolder', { folder })}{' '}
      {page !== undefined && <a href={page}>{t('read')}</a>}
    </p>
  );
}
