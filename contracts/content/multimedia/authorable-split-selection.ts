import { z } from 'zod';
import { artNameSchema } from '../texts.ts';
import type { ColorName } from '../theme.ts';
import { line, paragraphs } from './block-parts.ts';

/** The circle's grounds, each with the one text color that is readable on it. */
export const CENTER_TEXT = {
  brand: 'on-brand',
  accent: 'ink',
  sky: 'ink',
  blush: 'ink',
  sun: 'ink',
  leaf: 'ink',
} as const satisfies Partial<Record<ColorName<'c-'> | ColorName<'c-band-'>, ColorName<'c-'>>>;
type CenterColor = keyof typeof CENTER_TEXT;

const optionSchema = z
  .strictObject({
    title: line(80).describe('Words of the choice'),
    number: line(10).describe('The figure in the circle'),
    imageOn: artNameSchema.describe('Its drawing when chosen'),
    imageOff: artNameSchema.describe('Its drawing otherwise'),
    centerBGColor: z
      .enum(Object.keys(CENTER_TEXT) as [CenterColor, ...CenterColor[]])
      .default('brand')
      .describe('Ground of the circle'),
    centerTxtColor: z
      .enum(['on-brand', 'ink'])
      .optional()
      .describe('Colour of the figure: on-brand on brand, ink on every other ground'),
    content: paragraphs.describe('What the choice means'),
    footer: line(240).optional().describe('A small line below it'),
  })
  .refine(
    ({ centerBGColor, centerTxtColor }) =>
      centerTxtColor === undefined || centerTxtColor === CENTER_TEXT[centerBGColor],
    { path: ['centerTxtColor'], error: 'a colour that can be read on its ground' },
  );

export const authorableSplitSelectionSchema = z
  .strictObject({
    title: line().optional().describe('Heading above the choices'),
    options: z.array(optionSchema).min(2).max(4).describe('The choices around the circle'),
  })
  .describe('Two to four choices around a circle that shows the figure of the chosen one.');
export type AuthorableSplitSelectionData = z.infer<typeof authorableSplitSelectionSchema>;
