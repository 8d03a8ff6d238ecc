import * as z from 'zod/mini';
import { isPlainLine, isPlainText, withPlainLineEnds } from '#domain/text/plain-text.ts';
import { say } from './fields.ts';

const MAX_NAME_LENGTH = 100;
const MAX_MESSAGE_LENGTH = 2_000;

export const nameField = z
  .string(say('name-missing'))
  .check(
    z.trim(),
    z.minLength(1, { ...say('name-missing'), abort: true }),
    z.maxLength(MAX_NAME_LENGTH, say('name-long')),
    z.refine(isPlainLine, say('name-characters')),
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
