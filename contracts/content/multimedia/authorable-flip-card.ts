import { z } from 'zod';
import { artNameSchema } from '../texts.ts';
import { tellsWhich } from '../told-names.ts';
import { line, paragraphs } from './block-parts.ts';

export const authorableFlipCardSchema = z
  .strictObject({
    image: artNameSchema.describe('A drawing of content/media/art'),
    imageAlt: line(200).optional().describe('The drawing in words, where it says something'),
    question: tellsWhich('flipCards', line(200)).describe('The front'),
    answer: paragraphs.describe('The back'),
  })
  .describe('One question with its answer on the back.');
export type AuthorableFlipCardData = z.infer<typeof authorableFlipCardSchema>;
