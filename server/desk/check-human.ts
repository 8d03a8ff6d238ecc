import type { mailActionPlan } from '#contracts/calls/action-plan.ts';
import type { sendContact } from '#contracts/calls/contact.ts';
import { failure, isFailure, type ErrorCode, type Failure } from '#contracts/errors.ts';
import type { CaptchaForm, HumanProof } from '#contracts/mail/captcha.ts';
import type { Captcha, SolvedChallenge } from './captcha.ts';
import type { Database } from '../db/connect.ts';
import { databaseErrorCode } from '../db/database-error.ts';
import type { DeskLimitsOf } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import type { Sender } from '../request/sender.ts';

interface HumanCheck {
  database: Database;
  captcha: Captcha;
  limits: DeskLimitsOf<typeof sendContact | typeof mailActionPlan>;
  log: Log;
  now: () => number;
}

interface FormToCheck {
  form: CaptchaForm;
  proof: HumanProof;
  sender: Sender;
  whenDown: ErrorCode;
}

/**
 * The solved challenge, or nothing for a browser without JavaScript, which gets stricter limits.
 */
type CheckedHuman = { solved: SolvedChallenge | undefined };

export async function checkHuman(
  { database, captcha, limits, log, now }: HumanCheck,
  { form, proof, sender, whenDown }: FormToCheck,
): Promise<CheckedHuman | Failure> {
  const isProven = proof.altcha !== undefined && proof.altcha !== '';
  try {
    // The try is counted before the solution is checked, so that guessing uses up the limit.
    const { network } = sender;
    const refused = await limits.formsOfNetwork(database, { form, isProven, network, now: now() });
    if (isFailure(refused)) return refused;
  } catch (error) {
    log.error('limits-not-counted', { form, reason: databaseErrorCode(error) });
    return failure(whenDown);
  }
  if (proof.website !== undefined && proof.website !== '') return failure('captcha-failed');
  if (!isProven) return { solved: undefined };
  const solved = await captcha.check(proof.altcha ?? '', { site: sender.host, form });
  return isFailure(solved) ? solved : { solved };
}
