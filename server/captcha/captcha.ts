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
/** As long as one may take to write a message; the widget gets a new one by itself. */
const VALID_MS = 20 * 60_000;
/** Nodes whose clocks differ by less understand each other. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

export interface Difficulty {
  /** Rounds of the key derivation per try, and what the derived key has to begin with. */
  cost: number;
  keyPrefix: string;
}

/** About 256 tries of some milliseconds: a second on a phone, and a burden for a thousand forms. */
export const USUAL_DIFFICULTY: Difficulty = { cost: 5_000, keyPrefix: '00' };

export interface CaptchaPlace {
  /** The host the form stands on. */
  site: string;
  form: CaptchaForm;
}

/** A challenge that was solved, still to be marked as used. */
export interface SolvedChallenge {
  id: string;
  expiresAt: number;
}

export interface Captcha {
  create(place: CaptchaPlace): Promise<CaptchaChallenge>;
  check(payload: string, place: CaptchaPlace): Promise<SolvedChallenge | Failure>;
}

export interface CaptchaOptions {
  keyedHash: KeyedHash;
  difficulty: Difficulty;
  now: () => number;
}

/** Work instead of riddles, on our own server: nobody else learns who fills in a form. */
export function createCaptcha({ keyedHash, difficulty, now }: CaptchaOptions): Captcha {
  const [hmacSignatureSecret, ...earlier] = keyedHash.all('captcha');
  // What an earlier key has signed runs out soon, and a key that leaked must not be good for ever.
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
      // What is not set must not be sent either: the signature is over what is there.
      return challengeSchema.parse(JSON.parse(JSON.stringify(challenge)));
    },
    check: async (text, { site, form }) => {
      const payload = readPayload(text);
      if (isFailure(payload)) return payload;
      const { parameters, signature } = payload.challenge;
      if (parameters.data.site !== site || parameters.data.form !== form)
        return failure('captcha-failed');
      const expiresAt = parameters.expiresAt * 1_000;
      // Nobody was given one that ends later than that: then the clock has been set back since.
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
