import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { sendContact } from '#contracts/calls/contact.ts';
import {
  CONTACT_FIELDS,
  CONTACT_TOPICS,
  contactForm,
  type ContactForm as Fields,
} from '#contracts/mail/contact.ts';
import type { Outbox } from '#contracts/mail/outbox.ts';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import { isFieldCode } from '#contracts/mail/field-codes.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { ErrorSummary } from '../../widgets/field/error-summary.tsx';
import { SelectField } from '../../widgets/field/select-field.tsx';
import { TextAreaField, TextField } from '../../widgets/field/text-field.tsx';
import { controlOf, useCheckedForm } from '../../widgets/field/use-checked-form.ts';
import { Honeypot } from '../../widgets/mail-form/honeypot.tsx';
import { MailFormStatus } from '../../widgets/mail-form/mail-form-status.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { callServer } from '../../state/call-server.ts';
import { keepDraft } from '../../state/drafts.ts';
import { useMailForm } from '../../widgets/mail-form/use-mail-form.ts';
import styles from './contact-page.module.css';

/** How a form that was posted without JavaScript ended. */
export interface PostedContact {
  isSent?: boolean;
  outbox?: Outbox | undefined;
  failure?: string;
  refused?: RefusedForm;
}

interface ContactFormProperties {
  posted: PostedContact | undefined;
  /** True when the form replaces the words that the last message was sent. */
  isAgain: boolean;
  onSent: (outbox: Outbox | undefined) => void;
  /** Called with whether the form was sent with mistakes, which the page's title then says. */
  onAttempt: (hasMistakes: boolean) => void;
}

/**
 * Twice the longest message, so that the form can say that it is too long; a longer one would be
 * refused as too large a request, and lost.
 */
const LONGEST_TYPED = 4_000;

export function ContactForm({ posted, isAgain, onSent, onAttempt }: ContactFormProperties) {
  const t = useTranslations('mailForms.contact');
  const texts = useTranslations('mailForms');
  const { state, prepare, send } = useMailForm<Fields>({
    form: 'contact',
    ask: (store, sent) => callServer(store, sendContact, sent),
    failed: texts('unreachable'),
  });
  const { form, errorId, fields, mistakes, hasFailed, summary } = useCheckedForm({
    reader: contactForm,
    names: CONTACT_FIELDS,
    refused: posted?.refused,
    onSend: send,
    onAttempt,
  });
  const mistakeOf = (name: keyof Fields): string | undefined => {
    const code = mistakes.find((mistake) => mistake.name === name)?.code;
    return code !== undefined && isFieldCode(code) ? texts(`errors.${code}`) : undefined;
  };

  const { companyId } = useShell().company;
  useEffect(() => {
    if (state.kind !== 'success') return;
    keepDraft('contact', companyId, undefined);
    onSent(state.outbox);
  }, [state, onSent, companyId]);
  useEffect(() => {
    if (isAgain) document.getElementById(fields.name.id)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- where the focus goes is decided once
  }, []);

  const parts = (name: keyof Fields) => ({
    label: t(name),
    isRequired: true,
    error: mistakeOf(name),
    errorId: fields[name].errorId,
  });
  return (
    <form
      {...form}
      className={styles['form']}
      data-draft="contact"
      data-posted={posted === undefined ? undefined : ''}
      onInput={prepare}
    >
      <p className={styles['required']}>{texts('required')}</p>
      <TextField {...controlOf(fields.name)} {...parts('name')} autoComplete="name" />
      <TextField
        {...controlOf(fields.email)}
        {...parts('email')}
        hint={t('emailHint')}
        autoComplete="email"
      />
      <SelectField
        {...controlOf(fields.topic)}
        {...parts('topic')}
        options={[
          { value: '', label: t('topicChoose') },
          ...CONTACT_TOPICS.map((value) => ({ value, label: texts(`topics.${value}`) })),
        ]}
      />
      <TextAreaField
        {...controlOf(fields.message)}
        {...parts('message')}
        hint={t('messageHint')}
        maxLength={LONGEST_TYPED}
      />
      <Honeypot />
      {hasFailed && (
        <ErrorSummary
          ref={summary}
          title={texts('needsAFix')}
          fields={mistakes.map(({ id, name: field }) => ({
            id,
            label: t(field),
            mistake: mistakeOf(field),
          }))}
        />
      )}
      <div>
        <button
          type="submit"
          className={buttonClasses('primary')}
          aria-disabled={state.kind.startsWith('pending') || undefined}
        >
          {t('send')}
        </button>
        <MailFormStatus
          id={errorId}
          state={
            state.kind === 'ready' && posted?.failure !== undefined
              ? { kind: 'failure', message: posted.failure }
              : state
          }
        />
      </div>
    </form>
  );
}
