import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import styles from './mail-form.module.css';
import type { MailFormState } from './use-mail-form.ts';

export interface MailFormStatusProperties {
  /** What the form says describes it once it was refused. */
  id: string;
  state: MailFormState;
}

/** How the sending goes, said where the button is. */
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
