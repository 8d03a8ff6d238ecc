import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/language/language.ts';
import { isMailAddress, MAX_ADDRESS_LENGTH } from '#domain/mail/mail-address.ts';
import type { FieldCode } from './field-codes.ts';

const MAX_PROOF_LENGTH = 4_000;

/** What is wrong with a field, as the code that both sides have words for. */
export const say = (code: FieldCode): { error: FieldCode } => ({ error: code });

export const emailField = z
  .string(say('email-missing'))
  .check(
    z.trim(),
    z.minLength(1, { ...say('email-missing'), abort: true }),
    z.maxLength(MAX_ADDRESS_LENGTH, { ...say('email-long'), abort: true }),
    z.refine(isMailAddress, say('email-shape')),
  );

export const languageField = z.enum(LANGUAGES);

/** What the captcha found, as its widget sends it. */
const proofField = z.string().check(z.minLength(1), z.maxLength(MAX_PROOF_LENGTH));
/** A field no person sees: whoever fills it in is a program. */
const honeypotField = z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH)));
export const proofFields = { altcha: proofField, website: honeypotField };
