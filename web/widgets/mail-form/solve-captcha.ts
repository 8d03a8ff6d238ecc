import type { CaptchaChallenge, CaptchaForm } from '#contracts/mail/captcha.ts';

/**
 * Does the work that shows a person is sending this. Nothing where the browser cannot (no secure
 * connection, an old engine): the server then lets fewer such forms through.
 */
export async function solveCaptcha(form: CaptchaForm): Promise<string | undefined> {
  try {
    const response = await fetch(`/po/captcha/challenge?form=${form}`);
    if (!response.ok) return undefined;
    const challenge = (await response.json()) as CaptchaChallenge;
    // Loaded only by who begins to fill in a form.
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
