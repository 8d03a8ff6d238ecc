import { z } from 'zod';
import { addressSchema, dateSchema, plainLine } from './texts.ts';

/**
 * Where a figure comes from, for readers of one language. Nobody follows a link while the content
 * is loaded, so `opened` says when a person last did; it is empty where nobody has yet. A page of
 * this site, such as `calculator/disclosures`, is the source of figures that our own engine made.
 */
export const sourceSchema = z.strictObject({
  label: plainLine(300).describe('Who published it, what, and for when'),
  url: addressSchema.describe('Where to read it: an https:// address, or a page below the company'),
  opened: dateSchema
    .nullable()
    .optional()
    .describe('The day on which somebody last opened it; empty where nobody could'),
});
export type Source = z.infer<typeof sourceSchema>;
