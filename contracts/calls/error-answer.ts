import * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode } from '../errors.ts';

/**
 * The body of every refusal: a stable code, and words for a person in the language of the request.
 */
export const errorAnswerSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
    message: z.string(),
    fields: z.optional(z.array(z.strictObject({ field: z.string(), code: z.string() }))),
  }),
});
