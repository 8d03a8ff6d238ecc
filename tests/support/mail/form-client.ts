import type { CaptchaForm } from '#contracts/mail/captcha.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { fetchSolved } from './solve.ts';

export const CONTACT = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  topic: 'my-plan',
  message: 'Where do I see my match?',
  company: 'riverbend',
  language: 'en-US',
};

export const PLAN = {
  email: 'ana@example.com',
  animal: 'lynx',
  company: 'riverbend',
  language: 'es-US',
};

const CALLS = {
  contact: '/po/contact',
  'action-plan': '/po/action-plan/email',
} as const;

interface FormPost {
  form: CaptchaForm;
  fields: object;
  headers?: Record<string, string>;
  /** A body that replaces the JSON. */
  body?: string;
  query?: string;
}

/** Sends a form as the script of its page does. */
export function postForm(
  { base }: Pick<TestServer, 'base'>,
  { form, fields, headers = {}, body = JSON.stringify(fields), query = '' }: FormPost,
): Promise<Response> {
  return fetch(`${base}${CALLS[form]}${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

/** Sends the form with a solved captcha. */
export async function postSolved(
  server: Pick<TestServer, 'base'>,
  post: FormPost,
): Promise<Response> {
  const altcha = await fetchSolved(server.base, post.form, post.headers);
  return postForm(server, { ...post, fields: { ...post.fields, altcha } });
}
