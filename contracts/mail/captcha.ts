import * as z from 'zod/mini';

export const CAPTCHA_FORMS = ['contact', 'action-plan'] as const;
export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/));
const wholeNumber = z.int().check(z.gte(0));

export const challengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    nonce: hex,
    salt: hex,
    cost: wholeNumber,
    keyLength: wholeNumber,
    keyPrefix: z.string(),
    expiresAt: wholeNumber,
    data: z.strictObject({ site: z.string(), form: z.string() }),
  }),
  signature: hex,
});
export type CaptchaChallenge = z.infer<typeof challengeSchema>;

/** What the widget sends, decoded. */
export const captchaPayloadSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: wholeNumber, derivedKey: hex }),
});

/** The fields that show that a person sent the form. Without JavaScript there is no `altcha`. */
export interface HumanProof {
  altcha: string | undefined;
  website: string | undefined;
}
