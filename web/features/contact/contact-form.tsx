import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useForm,
  type SubmissionResult,
} from '@conform-to/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendContact } from '#contracts/calls/contact.ts';
import {
  CONTACT_TOPICS,
  contactFormSchema,
  type ContactForm as Fields,
} from '#contracts/mail/contact.ts';
import type { Outbox } from '#contracts/mail/outbox.ts';
import { isFieldCode } from '#contracts/mail/field-codes.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { isPressOfButton } from '../../widgets/field/is-press-of-button.ts';
import { ErrorSummary } from '../../widgets/field/error-summary.tsx';
import { readForm } from '../../widgets/field/read-form.ts';
import { SelectField } from '../../widgets/field/select-field.tsx';
import { TextAreaField, TextField } from '../../widgets/field/text-field.tsx';
import { Honeypot } from '../../widgets/mail-form/honeypot.tsx';
import { MailFormStatus } from '../../widgets/mail-form/mail-form-status.tsx';
import { callServer } from '../../state/call-server.ts';
import { useMailForm } from '../../widgets/mail-form/use-mail-form.ts';
import styles from './contact-page.module.css';

/** How a form went that was posted without JavaScript. */
export interface PostedContact {
  isSent?: boolean;
  outbox?: Outbox | undefined;
  failure?: string;
  lastResult?: SubmissionResult;
}

export interface ContactFormProperties {
  posted: PostedContact | undefined;
  /** True when it takes the place of the words that the last one was sent. */
  isAgain: boolean;
  onSent: (outbox: Outbox | undefined) => void;
  /** Told whether the form was sent with mistakes, for the page's title. */
  onAttempt: (hasMistakes: boolean) => void;
}

/** Twice what is taken, so that its error can be said; more would be too large a request, and be lost. */
const LONGEST_TYPED = 4_000;

const NAMES = ['name', 'email', 'topic', 'message'] as const satisfies ReadonlyArray<keyof Fields>;

export function ContactForm({ posted, isAgain, onSent, onAttempt }: ContactFormProperties) {
  const t = useTranslations('mailForms.contact');
  const texts = useTranslations('mailForms');
  const { state, prepare, send } = useMailForm<Fields & { website?: string }>({
    form: 'contact',
    ask: (dispatch, sent) => callServer(dispatch, sendContact, sent),
    failed: texts('unreachable'),
  });
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const formId = useId();
  const [form, fields] = useForm<Fields>({
    id: formId,
    lastResult: posted?.lastResult ?? null,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readForm(formData, contactFormSchema),
    onSubmit: (event, { submission, formData }) => {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      const website = formData.get('website');
      send(
        {
          ...submission.value,
          ...(typeof website === 'string' && website !== '' && { website }),
        },
        event.currentTarget,
      );
    },
  });
  const mistakeOf = (name: keyof Fields): string | undefined => {
    const code = fields[name].errors?.[0];
    return code !== undefined && isFieldCode(code) ? texts(`errors.${code}`) : undefined;
  };
  const wrong = NAMES.filter((name) => mistakeOf(name) !== undefined);
  const hasMistakes = wrong.length > 0;

  useEffect(() => {
    if (state.kind === 'success') onSent(state.outbox);
  }, [state, onSent]);
  // After the form has moved the focus to its first mistake: the summary says them all.
  useEffect(() => {
    if (attempts === 0) return;
    onAttempt(hasMistakes);
    summary.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a press of the button moves the focus
  }, [attempts]);
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
  const { key: nameKey, ...name } = getInputProps(fields.name, { type: 'text' });
  const { key: emailKey, ...email } = getInputProps(fields.email, { type: 'email' });
  const { key: topicKey, ...topic } = getSelectProps(fields.topic);
  const { key: messageKey, ...message } = getTextareaProps(fields.message);
  return (
    <form
      {...getFormProps(form)}
      method="post"
      className={styles['form']}
      onInput={prepare}
      onSubmit={(event) => {
        form.onSubmit(event);
        if (isPressOfButton(event)) setAttempts((count) => count + 1);
      }}
    >
      <p className={styles['required']}>{texts('required')}</p>
      <TextField key={nameKey} {...name} {...parts('name')} autoComplete="name" />
      <TextField
        key={emailKey}
        {...email}
        {...parts('email')}
        hint={t('emailHint')}
        autoComplete="email"
      />
      <SelectField
        key={topicKey}
        {...topic}
        {...parts('topic')}
        options={[
          { value: '', label: t('topicChoose') },
          ...CONTACT_TOPICS.map((value) => ({ value, label: texts(`topics.${value}`) })),
        ]}
      />
      <TextAreaField
        key={messageKey}
        {...message}
        {...parts('message')}
        hint={t('messageHint')}
        maxLength={LONGEST_TYPED}
      />
      <Honeypot />
      {hasMistakes && (attempts > 0 || posted?.lastResult !== undefined) && (
        <ErrorSummary
          ref={summary}
          title={texts('needsAFix')}
          fields={wrong.map((field) => ({ id: fields[field].id, label: t(field) }))}
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
          id={form.errorId}
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
