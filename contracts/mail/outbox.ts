import * as z from 'zod/mini';

/**
 * Where a mail lies in a trial installation, which has no mail server and sends nothing. It is part
 * of the answer to a form only, never of a page that is cached.
 */
export const outboxSchema = z.strictObject({
  /**
   * The folder as the operator set it; undefined where it would tell how the machine is laid out.
   */
  folder: z.optional(z.string()),
  /** Where the mails can be read, in development. */
  page: z.optional(z.string()),
});
export type Outbox = z.infer<typeof outboxSchema>;
