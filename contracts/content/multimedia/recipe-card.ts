import { z } from 'zod';
import { artNameSchema, slugSchema } from '../texts.ts';
import { line, paragraphs } from './block-parts.ts';

export const recipeCardSchema = z
  .strictObject({
    id: slugSchema.describe('Names the card on its page'),
    options: z
      .array(
        z.strictObject({
          label: z
            .strictObject({ title: line(80).describe('Words of the choice') })
            .describe('The choice'),
          accordionTitle: line(100).describe('Heading of its panel'),
          accordionDescription: paragraphs.describe('What the panel begins with'),
          imageUrl: artNameSchema.optional().describe('A drawing of content/media/art'),
          ingredients: z.array(line()).min(1).max(10).describe('What it takes'),
          steps: z
            .array(
              z.strictObject({
                title: line(100).describe('The step in a few words'),
                description: paragraphs.describe('How to do it'),
              }),
            )
            .min(1)
            .max(8)
            .describe('What to do, in order'),
          helperText: paragraphs.optional().describe('A hint at the end'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The choices'),
  })
  .describe('A choice of recipes: what it takes and the steps, one panel open at a time.');
export type RecipeCardData = z.infer<typeof recipeCardSchema>;
