import { z } from 'zod';
import { artNameSchema } from '../texts.ts';
import { line, linkSchema, paragraphs } from './block-parts.ts';

export const dropdownCardsSchema = z
  .strictObject({
    title: line().describe('Heading above the list'),
    label: line().describe('What one chooses from the list'),
    cards: z
      .array(
        z.strictObject({
          title: line(80).describe('Its name in the list and on the card'),
          image: artNameSchema.optional().describe('A drawing of content/media/art'),
          content: paragraphs.describe('What the card says'),
          link: linkSchema.optional().describe('Where to go from here'),
        }),
      )
      .min(2)
      .max(8)
      .describe('The cards, of which one shows'),
  })
  .describe('A list to choose from; the card that belongs to the choice shows below it.');
export type DropdownCardsData = z.infer<typeof dropdownCardsSchema>;
