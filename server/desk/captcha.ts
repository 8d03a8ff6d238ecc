import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type * as z from 'zod/mini';
import {
  captchaPayloadSchema,
  challengeSchema,
  type CaptchaChallenge,
  type CaptchaForm,
} from '#contracts/mail/captcha.ts';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/**
 * The time a person may take to write a message; the widget then fetches a new challenge by itself.
 */
const VALID_MS = 20 * 60_000;
/** Nodes may differ in their clocks by this much. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

export interface Difficulty {
  /** Rounds of the key derivation per try, and what the derived key has to begin with. */
  cost: number;
  keyPrefix: string;
}

/**
 * About 256 tries of some milliseconds each: a second on a phone, and costly for a program that
 * sends a thousand forms.
 */
export const USUAL_DIFFICULTY: Difficulty = { cost: 5_000, keyPrefix: '00' };

export interface CaptchaPlace {
  /** The host of the page with the form. */
  site: string;
  form: CaptchaForm;
}

/** A solved challenge that has not been marked as used yet. */
export interface SolvedChallenge {
  id: string;
  expiresAt: number;
}

export interface Captcha {
  create(place: CaptchaPlace): Promise<CaptchaChallenge>;
  check(payload: string, place: CaptchaPlace): Promise<SolvedChallenge | Failure>;
}

interface CaptchaOptions {
  keyedHash: KeyedHash;
  difficulty: Difficulty;
  now: () => number;
}

/**
 * A proof of work on our own server instead of a picture puzzle, so no third party learns who fills
 * in a form.
 */
export function createCaptcha({ keyedHash, difficulty, now }: CaptchaOptions): Captcha {
  const [hmacSignatureSecret, ...earlier] = keyedHash.all('captcha');
  // Challenges signed with an earlier key are accepted only for a while after a start, because a
  // leaked key must not open forms for ever.
  const earlierUntil = now() + VALID_MS + CLOCK_DIFFERENCE_MS;
  return {
    create: async ({ site, form }) => {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        ...difficulty,
        deriveKey,
        data: { site, form },
        expiresAt: new Date(now() + VALID_MS),
        hmacSignatureSecret,
      });
      // Unset fields must not be sent, because the signature covers only the fields that are there.
      return challengeSchema.parse(JSON.parse(JSON.stringify(challenge)));
    },
    check: async (text, { site, form }) => {
      const payload = readPayload(text);
      if (isFailure(payload)) return payload;
      const { parameters, signature } = payload.challenge;
      if (parameters.data.site !== site || parameters.data.form !== form)
        return failure('captcha-failed');
      const expiresAt = parameters.expiresAt * 1_000;
      // No challenge is given out with a later end; if one has it, the clock has been set back
      // since.
      if (expiresAt <= now() || expiresAt > now() + VALID_MS + CLOCK_DIFFERENCE_MS)
        return failure('captcha-expired');
      const secrets = [hmacSignatureSecret, ...(now() < earlierUntil ? earlier : [])];
      const results = await Promise.all(
        secrets.map((secret) =>
          verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret }),
        ),
      );
      return results.some(({ verified }) => verified)
        ? { id: signature, expiresAt }
        : failure('captcha-failed');
    },
  };
}

function readPayload(text: string): z.infer<typeof captchaPayloadSchema> | Failure {
  const decoded = Buffer.from(text, 'base64').toString('utf8');
  const result = captchaPayloadSchema.safeParse(parseJson(decoded, () => undefined));
  return result.success ? result.data : failure('captcha-failed');
}
