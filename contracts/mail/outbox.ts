import * as z from 'zod/mini';

/**
 * Where a mail lies in an installation without a mail server, which is a trial: no mail leaves it. Part
 * of the answer to a form, and of no page that is kept for others.
 */
export const outboxSchema = z.strictObject({
  /** As the operator set it; nothing where that would tell how the machine is laid out. */
  folder: z.optional(z.string()),
  /** Where the mails can be read, in development. */
  page: z.optional(z.string()),
});
export type Outbox = z.infer<typeof outboxSchema>;
