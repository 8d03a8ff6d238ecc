import { callAddress } from '#contracts/calls/call-address.ts';
import { captchaChallenge } from '#contracts/calls/captcha.ts';
import { isAnswerOf } from '#contracts/calls/is-answer-of.ts';
import type { CaptchaForm } from '#contracts/mail/captcha.ts';
import { endsInTime } from '../../state/ends-in-time.ts';

/**
 * Does the work that tells a person's browser from a program. Returns undefined where the browser
 * cannot do it (no secure connection, an old engine): the server then accepts fewer such forms.
 */
export async function solveCaptcha(form: CaptchaForm): Promise<string | undefined> {
  try {
    const response = await fetch(callAddress(captchaChallenge, { query: { form } }), {
      signal: endsInTime(),
    });
    if (!response.ok) return undefined;
    const challenge: unknown = await response.json();
    if (!isAnswerOf(captchaChallenge, challenge)) return undefined;
    // Only visitors who begin to fill in a form load this code.
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch (error) {
    console.warn('The captcha was not solved:', error);
    return undefined;
  }
}
