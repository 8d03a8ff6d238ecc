import { z } from 'zod';
import { artNameSchema, slugSchema } from '../texts.ts';
import { bandSchema, line, paragraphs } from './block-parts.ts';

export const flashcardGroupSchema = z
  .strictObject({
    title: line().describe('Heading of the group'),
    subtitle: line(240).optional().describe('A sentence below the heading'),
    subtitleMobile: line(160).optional().describe('A shorter one for small screens'),
    bubbleText: line(240).optional().describe('What the owl says beside the cards'),
    autoPlay: z
      .boolean()
      .default(true)
      .describe('On small screens the cards move on by themselves until somebody touches them'),
    cards: z
      .array(
        z.strictObject({
          key: slugSchema.optional().describe('Names the card in the counts'),
          question: line(200).describe('The front'),
          answer: paragraphs.describe('The back'),
          image: artNameSchema.optional().describe('A drawing beside the answer'),
          bgImage: artNameSchema.optional().describe('A drawing on the front'),
          bgColor: bandSchema.default('sky').describe('Ground of the front'),
          isCardFlipped: z.boolean().default(false).describe('Starts with its answer up'),
        }),
      )
      .max(9)
      .default([])
      .describe('The cards; without any, three placeholders stand here'),
  })
  .describe('Flash cards side by side, on small screens a carousel. One is turned at a time.');
export type FlashcardGroupData = z.infer<typeof flashcardGroupSchema>;
