import * as z from 'zod/mini';

/** The name of a company's folder; addresses, calls and mails use it as the company's id. */
export const companyIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64));
