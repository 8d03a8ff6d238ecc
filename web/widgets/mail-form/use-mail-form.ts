import { useEffect, useRef, useState } from 'react';
import type { mailActionPlan } from '#contracts/calls/action-plan.ts';
import type { sendContact } from '#contracts/calls/contact.ts';
import type { CaptchaForm } from '#contracts/mail/captcha.ts';
import type { Outbox } from '#contracts/mail/outbox.ts';
import type { Language } from '#domain/language/language.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { useTranslations } from 'use-intl';
import { isOffline } from '../../device/is-offline.ts';
import { useShell } from '../../site/shell-context.tsx';
import type { CallResult } from '../../state/call-server.ts';
import type { Store } from '../../state/store.ts';
import { useAppStore } from '../../state/use-store.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** After this time the form says that sending is still going on. */
const LONG_WAIT_MS = 3_000;

export type MailFormState =
  | { kind: 'ready' }
  | { kind: 'pending' }
  | { kind: 'pending-extended' }
  | { kind: 'success'; outbox: Outbox | undefined }
  | { kind: 'failure'; message: string };

interface MailForm<Fields> {
  state: MailFormState;
  /** Begins the captcha's work while the person is still writing. */
  prepare: () => void;
  send: (fields: Fields, form: HTMLFormElement) => void;
}

/** What is sent with the fields that the person filled in. */
interface Enclosed {
  company: string;
  language: Language;
  altcha: string;
  /** What a program wrote into the field that no person sees. */
  website: string;
}

interface MailFormCall<Fields> {
  form: CaptchaForm;
  ask: (
    store: Store,
    sent: { key: string; query: { lang: Language }; body: Fields & Enclosed },
  ) => Promise<CallResult<typeof sendContact | typeof mailActionPlan>>;
  /** The message where the server gives none. */
  failed: string;
}

/**
 * Sends a form as a call and says how it goes; the fields keep what was written until the call
 * succeeds.
 */
export function useMailForm<Fields>({ form, ask, failed }: MailFormCall<Fields>): MailForm<Fields> {
  const store = useAppStore();
  const { company, language } = useShell();
  const offline = useTranslations('shell')('offline');
  const [state, setState] = useState<MailFormState>({ kind: 'ready' });
  const captcha = useRef<Promise<string | undefined>>(undefined);
  const isPending = state.kind === 'pending';

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setState({ kind: 'pending-extended' }), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  const isCutOff = state.kind === 'failure' && state.message === offline;
  useEffect(() => {
    if (!isCutOff) return;
    const reset = (): void => setState({ kind: 'ready' });
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [isCutOff]);

  const prepare = (): void => {
    captcha.current ??= solveCaptcha(form);
  };
  const sendNow = async (fields: Fields, element: HTMLFormElement): Promise<void> => {
    prepare();
    const website = new FormData(element).get('website');
    const altcha = await captcha.current;
    // The server accepts a proof only once.
    captcha.current = undefined;
    // A plain form would end at an error page of the browser.
    if (isOffline()) return setState({ kind: 'failure', message: offline });
    if (altcha === undefined) {
      // The form is then sent as a browser without JavaScript sends it: the server accepts fewer of
      // those, but may accept this one.
      element.submit();
      return;
    }
    const result = await ask(store, {
      key: form,
      query: { lang: language },
      body: {
        ...fields,
        company: company.companyId,
        language,
        altcha,
        website: typeof website === 'string' ? website : '',
      },
    });
    setState(
      result.ok
        ? { kind: 'success', outbox: result.answer.outbox }
        : {
            kind: 'failure',
            message: result.silence === 'offline' ? offline : (messageIn(result.data) ?? failed),
          },
    );
  };
  return {
    state,
    prepare,
    send: (fields, element) => {
      if (state.kind === 'pending' || state.kind === 'pending-extended') return;
      setState({ kind: 'pending' });
      void sendNow(fields, element);
    },
  };
}

/** The server's own message to the person, in the page's language. */
function messageIn(data: unknown): string | undefined {
  const error = isRecord(data) ? data['error'] : undefined;
  const message = isRecord(error) ? error['message'] : undefined;
  return typeof message === 'string' ? message : undefined;
}
