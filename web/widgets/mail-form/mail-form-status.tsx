import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import styles from './mail-form.module.css';
import type { MailFormState } from './use-mail-form.ts';

interface MailFormStatusProperties {
  /** The id of the message, which describes the form after a refusal. */
  id: string;
  state: MailFormState;
}

/** Says beside the button how the sending goes. */
export function MailFormStatus({ id, state }: MailFormStatusProperties) {
  const t = useTranslations('mailForms');
  return (
    <div id={id} role="status" className={styles['status']}>
      {state.kind === 'pending' && <p>{t('pending')}</p>}
      {state.kind === 'pending-extended' && <p>{t('pendingLong')}</p>}
      {state.kind === 'failure' && (
        <p className={styles['failure']}>
          <Icon name="alert" />
          <span>{state.message}</span>
        </p>
      )}
    </div>
  );
}
