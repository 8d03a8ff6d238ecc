import * as z from 'zod/mini';

/** The name of a company's folder, in addresses, calls and mails alike. */
export const companyIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64));
