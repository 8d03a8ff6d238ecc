import { useEffect, useRef, useState } from 'react';
import type { CaptchaForm } from '#contracts/mail/captcha.ts';
import type { Outbox } from '#contracts/mail/outbox.ts';
import { withQuery } from '#domain/links/with-language.ts';
import { useShell } from '../../site/shell-context.tsx';
import { fetchJson } from '../../state/fetch-json.ts';
import { useAppStore } from '../../state/store.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** Somebody who waits longer than this is told that it goes on. */
const LONG_WAIT_MS = 3_000;

export type MailFormState =
  | { kind: 'ready' }
  | { kind: 'pending' }
  | { kind: 'pending-extended' }
  | { kind: 'success'; outbox: Outbox | undefined }
  | { kind: 'failure'; message: string };

type MailFields = Readonly<Record<string, unknown>>;

export interface MailForm {
  state: MailFormState;
  /** Begins the captcha's work while the person is still writing. */
  prepare: () => void;
  send: (fields: MailFields, form: HTMLFormElement) => void;
}

export interface MailFormCall {
  form: CaptchaForm;
  call: string;
  /** What is said where the server says nothing itself. */
  failed: string;
}

/** Sends a form as a call and says how it goes; what was written stays in the form until it has gone well. */
export function useMailForm({ form, call, failed }: MailFormCall): MailForm {
  const store = useAppStore();
  const { company, language } = useShell();
  const [state, setState] = useState<MailFormState>({ kind: 'ready' });
  const captcha = useRef<Promise<string | undefined>>(undefined);
  const isPending = state.kind === 'pending';

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setState({ kind: 'pending-extended' }), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  const prepare = (): void => {
    captcha.current ??= solveCaptcha(form);
  };
  const sendNow = async (fields: MailFields, element: HTMLFormElement): Promise<void> => {
    prepare();
    const altcha = await captcha.current;
    // A proof is good for one form.
    captcha.current = undefined;
    if (altcha === undefined) {
      // Then as a browser without JavaScript sends it: fewer of those are let through, but this one may be.
      element.submit();
      return;
    }
    const result = await fetchJson(store.dispatch, {
      key: form,
      url: withQuery(call, 'lang', language),
      method: 'POST',
      body: { ...fields, company: company.companyId, language, altcha },
    });
    setState(
      result.ok
        ? { kind: 'success', outbox: outboxIn(result.data) }
        : { kind: 'failure', message: messageIn(result.data) ?? failed },
    );
  };
  return {
    state,
    prepare,
    send: (fields, element) => {
      if (state.kind === 'pending' || state.kind === 'pending-extended') return;
      setState({ kind: 'pending' });
      // What a program wrote into the field that no person sees goes along.
      const website = new FormData(element).get('website');
      void sendNow({ ...fields, website }, element);
    },
  };
}

/** Where the mail lies, if it went nowhere. */
function outboxIn(data: unknown): Outbox | undefined {
  return (data as { outbox?: Outbox }).outbox;
}

/** The server's own words for a person, which come in the page's language. */
function messageIn(data: unknown): string | undefined {
  const { error } = (data ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : undefined;
}
