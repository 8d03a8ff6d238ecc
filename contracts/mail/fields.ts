import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/language/language.ts';
import { isMailAddress, MAX_ADDRESS_LENGTH } from '#domain/mail/mail-address.ts';
import { isPlainLine, isPlainText, withPlainLineEnds } from '#domain/text/plain-text.ts';
import type { FieldCode } from './field-codes.ts';

export const MAX_NAME_LENGTH = 100;
export const MAX_MESSAGE_LENGTH = 2_000;
const MAX_PROOF_LENGTH = 4_000;

const say = (code: FieldCode): { error: FieldCode } => ({ error: code });

export const nameField = z
  .string(say('name-missing'))
  .check(
    z.trim(),
    z.minLength(1, { ...say('name-missing'), abort: true }),
    z.maxLength(MAX_NAME_LENGTH, say('name-long')),
    z.refine(isPlainLine, say('name-characters')),
  );

export const emailField = z
  .string(say('email-missing'))
  .check(
    z.trim(),
    z.minLength(1, { ...say('email-missing'), abort: true }),
    z.maxLength(MAX_ADDRESS_LENGTH, { ...say('email-long'), abort: true }),
    z.refine(isMailAddress, say('email-shape')),
  );

export const messageField = z
  .string(say('message-missing'))
  .check(
    z.overwrite(withPlainLineEnds),
    z.trim(),
    z.minLength(1, { ...say('message-missing'), abort: true }),
    z.maxLength(MAX_MESSAGE_LENGTH, say('message-long')),
    z.refine(isPlainText, say('message-characters')),
  );

export const languageField = z.enum(LANGUAGES);

/** What the captcha found, as its widget sends it. */
const proofField = z.string().check(z.minLength(1), z.maxLength(MAX_PROOF_LENGTH));
/** A field no person sees: whoever fills it in is a program. */
const honeypotField = z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH)));
export const proofFields = { altcha: proofField, website: honeypotField };
