import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge, CaptchaForm } from '#contracts/mail/captcha.ts';
import type { Difficulty } from '#server/desk/captcha.ts';

/** The kind of puzzle that visitors get, so easy that a test solves it at once. */
export const EASY: Difficulty = { cost: 1, keyPrefix: '0' };

/** What the widget of a page would send for this challenge. */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export async function fetchSolved(
  base: string,
  form: CaptchaForm,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${base}/po/captcha/challenge?form=${form}`, { headers });
  return solve((await response.json()) as CaptchaChallenge);
}
