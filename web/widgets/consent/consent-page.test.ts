import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { CONSENT_SCRIPT } from './consent-page.ts';

function stateFor(cookie: string, signal?: boolean): string | undefined {
  const dataset: Record<string, string> = {};
  const document = { cookie, documentElement: { dataset } };
  runInNewContext(CONSENT_SCRIPT, { document, navigator: { globalPrivacyControl: signal } });
  return dataset['consent'];
}

it.each([
  { cookie: '', state: 'unasked' },
  { cookie: 'sendero_consent=2.11.0.x', state: 'accepted' },
  { cookie: '__Host-sendero_consent=2.11.0.x', state: 'accepted' },
  { cookie: 'a=b; __Host-sendero_consent=2.00.0.x; c=d', state: 'refused' },
  { cookie: 'sendero_consent=2.11.0.x; __Host-sendero_consent=2.00.0.x', state: 'refused' },
  { cookie: 'sendero_consent=2.10.0.x', state: 'partial' },
  { cookie: 'sendero_consent=1.11.0.x', state: 'unasked' },
  { cookie: 'x__Host-sendero_consent=2.11.0.x; xsendero_consent=2.11.0.x', state: 'unasked' },
])('the page shows "$state" for the cookies "$cookie"', ({ cookie, state }) => {
  expect(stateFor(cookie)).toBe(state);
});

it('the signal of the browser is an answer, whatever was chosen', () => {
  expect(stateFor('__Host-sendero_consent=2.11.0.x', true)).toBe('signal');
});
