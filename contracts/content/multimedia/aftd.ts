import { z } from 'zod';
import { slugSchema } from '../texts.ts';
import { haveOwnIds, line, linkSchema, paragraphs } from './block-parts.ts';

export const aftdSchema = z
  .strictObject({
    id: slugSchema.describe('Names the list on the device that keeps its ticks'),
    title: line().describe('Heading of the card'),
    lead: paragraphs.optional().describe('A sentence below the heading'),
    items: z
      .array(
        z.strictObject({
          id: slugSchema.describe('Names the item among the ticks'),
          text: line().describe('What to do, as a short order'),
          detail: paragraphs.optional().describe('How'),
          link: linkSchema.optional().describe('Where to do it'),
        }),
      )
      .min(2)
      .max(8)
      .refine(haveOwnIds, 'an id of its own for each item')
      .describe('The things to do'),
  })
  .describe(
    'A few things to do: a checklist whose ticks stay on the device, with a ring that fills.',
  );
export type AftdData = z.infer<typeof aftdSchema>;
