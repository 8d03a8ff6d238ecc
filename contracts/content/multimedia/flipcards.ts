import { z } from 'zod';
import { artNameSchema } from '../texts.ts';
import { tellsWhich } from '../told-names.ts';
import { line, paragraphs } from './block-parts.ts';

export const flipcardsSchema = z
  .strictObject({
    title: line().optional().describe('Heading above the cards'),
    cards: z
      .array(
        z.strictObject({
          title: tellsWhich('flipCards', line()).describe('What the front asks or promises'),
          imagePath: artNameSchema.describe('A drawing of content/media/art'),
          imageAlt: line(200).optional().describe('The drawing in words, where it says something'),
          flipIconPath: artNameSchema
            .optional()
            .describe('A small drawing in place of the usual arrows'),
          frontCta: line(40)
            .optional()
            .describe('Words of the button, where the usual ones do not fit'),
          backText: paragraphs.describe('What the back says'),
        }),
      )
      .min(1)
      .max(6)
      .describe('The cards; one is turned at a time'),
  })
  .describe('Cards with a picture in front and words on the back.');
export type FlipcardsData = z.infer<typeof flipcardsSchema>;
