import { z } from 'zod';

/** A text that exists in both languages, or the content does not load. */
export const localTextSchema = z.strictObject({
  en: z.string().trim().min(1),
  es: z.string().trim().min(1),
});
export type LocalText = z.infer<typeof localTextSchema>;

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug of a-z, 0-9 and single hyphens');

export const webAddressSchema = z.url({ protocol: /^https$/, error: 'an https:// address' });

export const dateSchema = z.iso.date('a date like 2026-11-20');

/** The name of a drawing in `content/media/art`, without `.svg`. */
export const artNameSchema = slugSchema.describe('a drawing');
