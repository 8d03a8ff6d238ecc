import { z } from 'zod';

/** A line of text: a title, a label, a figure. */
export const line = (max = 160) => z.string().trim().min(1).max(max);

/** Longer words; an empty line begins a new paragraph. */
export const paragraphs = z.string().trim().min(1).max(2_000);

/** A page below the company (`faqs`) or an https:// address, never another scheme. */
export const addressSchema = z
  .string()
  .max(300)
  .regex(
    /^(?:https:\/\/[^\s]+|[a-z0-9][a-z0-9/_?=&#-]*)$/i,
    'an https:// address or a path without leading slash',
  );

export const linkSchema = z.strictObject({
  label: line(80).describe('The words of the link'),
  path: addressSchema.describe('A page below the company, or an https:// address'),
});
export type BlockLink = z.infer<typeof linkSchema>;

export const sourceSchema = z.strictObject({
  label: line(300).describe('Who published it, what, and for when'),
  url: z.url({ protocol: /^https$/, error: 'an https:// address' }).describe('Where to read it'),
});

/** Grounds of the theme that ink can be read on. */
export const BANDS = ['sky', 'blush', 'sun', 'leaf'] as const;
export const bandSchema = z.enum(BANDS);

/** Whether no two items carry the same id. */
export function haveOwnIds(items: ReadonlyArray<{ id: string }>): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}
