import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/language/language.ts';
import { isMailAddress, MAX_ADDRESS_LENGTH } from '#domain/mail/mail-address.ts';

const MAX_PROOF_LENGTH = 4_000;

/** The mistakes in an address, as any form knows them. */
export type EmailCode = 'email-missing' | 'email-long' | 'email-shape';

/**
 * Gives a schema a mistake's code as its error; browser and server have the words for each code.
 */
export const say = <Code extends string>(code: Code): { error: Code } => ({ error: code });

export const emailField = z
  .string(say<EmailCode>('email-missing'))
  .check(
    z.trim(),
    z.minLength(1, { ...say<EmailCode>('email-missing'), abort: true }),
    z.maxLength(MAX_ADDRESS_LENGTH, { ...say<EmailCode>('email-long'), abort: true }),
    z.refine(isMailAddress, say<EmailCode>('email-shape')),
  );

export const languageField = z.enum(LANGUAGES);

/** The captcha's solution, as its widget sends it. */
const proofField = z.string().check(z.minLength(1), z.maxLength(MAX_PROOF_LENGTH));
/** A field that people do not see: only a program fills it in. */
const honeypotField = z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH)));
export const proofFields = { altcha: proofField, website: honeypotField };
