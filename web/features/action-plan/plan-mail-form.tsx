import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import { isFieldCode } from '#contracts/mail/field-codes.ts';
import { mailActionPlan } from '#contracts/calls/action-plan.ts';
import { planMailForm, type PlanMailForm as Fields } from '#contracts/mail/action-plan.ts';
import type { Outbox } from '#contracts/mail/outbox.ts';
import type { Plan } from '#domain/persona/plans.ts';
import { actionPlanPath } from '#domain/pages/persona-paths.ts';
import { useShell } from '../../site/shell-context.tsx';
import { useSiteAddress } from '../../site/site-link.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { TextField } from '../../widgets/field/text-field.tsx';
import { controlOf, useCheckedForm } from '../../widgets/field/use-checked-form.ts';
import { Honeypot } from '../../widgets/mail-form/honeypot.tsx';
import { MailFormStatus } from '../../widgets/mail-form/mail-form-status.tsx';
import { TrialNote } from '../../widgets/mail-form/trial-note.tsx';
import { callServer } from '../../state/call-server.ts';
import { useMailForm, type MailFormState } from '../../widgets/mail-form/use-mail-form.ts';
import layout from '../../theme/layout.module.css';
import styles from './plan-mail-form.module.css';

/** How a form that was posted without JavaScript ended. */
interface PostedPlanMail {
  sentTo?: string;
  outbox?: Outbox | undefined;
  failure?: string;
  refused?: RefusedForm;
}

export interface PlanMailFormProperties {
  plan: Plan;
  posted: PostedPlanMail | undefined;
}

/** Sends the plan by mail to the address typed here, which is shown again once it was accepted. */
export function PlanMailForm({ plan, posted }: PlanMailFormProperties) {
  const t = useTranslations('mailForms.planMail');
  const errors = useTranslations('mailForms.errors');
  const { state, prepare, send } = useMailForm<Fields>({
    form: 'action-plan',
    ask: (store, sent) => callServer(store, mailActionPlan, sent),
    failed: t('failed'),
  });
  const [sentTo, setSentTo] = useState(posted?.sentTo);
  const sentPlace = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone, so the focus goes to the words in its place: a screen
  // reader reads them there.
  useEffect(() => {
    if (state.kind === 'success') sentPlace.current?.focus();
  }, [state.kind]);
  const { company } = useShell();
  // A plain form is answered by the plan's own page, whichever page the form stands on.
  const action = useSiteAddress(actionPlanPath(company.companyId, plan));
  const { form, errorId, fields, mistakes } = useCheckedForm({
    reader: planMailForm,
    names: ['email'],
    refused: posted?.refused,
    onSend: ({ email }, element) => {
      setSentTo(email);
      send({ email, animal: plan }, element);
    },
  });
  const shown: MailFormState =
    state.kind === 'ready' && posted?.failure !== undefined
      ? { kind: 'failure', message: posted.failure }
      : state;
  const isSent =
    state.kind === 'success' || (state.kind === 'ready' && posted?.sentTo !== undefined);
  const { outbox } = state.kind === 'success' ? state : (posted ?? {});
  const mistake = mistakes[0]?.code;
  return (
    <div className={styles['form']}>
      <div>
        <h2>{t('title')}</h2>
        <p className={layout['lead']}>{t('lead')}</p>
      </div>
      {isSent ? (
        <div ref={sentPlace} role="status" tabIndex={-1} className={styles['sent']}>
          <p className={styles['sentTo']}>{t('sent', { email: sentTo ?? '' })}</p>
          {outbox ? <TrialNote outbox={outbox} /> : <p>{t('sentNote')}</p>}
          <p>{t('sentUnsubscribed')}</p>
        </div>
      ) : (
        <form {...form} action={action} onInput={prepare}>
          <div className={styles['row']}>
            <TextField
              {...controlOf(fields.email)}
              type="email"
              label={t('email')}
              autoComplete="email"
              isRequired
              error={mistake !== undefined && isFieldCode(mistake) ? errors(mistake) : undefined}
              errorId={fields.email.errorId}
            />
            <button
              type="submit"
              className={buttonClasses('primary')}
              aria-disabled={state.kind.startsWith('pending') || undefined}
            >
              {t('send')}
            </button>
          </div>
          <Honeypot />
          <MailFormStatus id={errorId} state={shown} />
        </form>
      )}
      <p className={styles['note']}>{t('note')}</p>
    </div>
  );
}
