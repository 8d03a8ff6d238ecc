import { z } from 'zod';
import type { ColorName } from '../theme.ts';
import { addressSchema, plainLine, plainText } from '../texts.ts';

/** A line of text: a title, a label, a figure. */
export const line = (max = 160) => plainLine(max);

/** Longer words; an empty line begins a new paragraph. */
export const paragraphs = plainText();

export const linkSchema = z.strictObject({
  label: line(80).describe('The words of the link'),
  path: addressSchema.describe('A page below the company, or an https:// address'),
});
export type BlockLink = z.infer<typeof linkSchema>;

/** Grounds of the theme on which ink is readable. */
export const BANDS = ['sky', 'blush', 'sun', 'leaf'] as const satisfies ReadonlyArray<
  ColorName<'c-band-'>
>;
export const bandSchema = z.enum(BANDS);

/** True where no two items have the same id. */
export function haveOwnIds(items: ReadonlyArray<{ id: string }>): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}
