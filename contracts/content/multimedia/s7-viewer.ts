import { z } from 'zod';
import { artNameSchema, pictureOrFilmSchema, plainText } from '../texts.ts';
import { line, paragraphs } from './block-parts.ts';

export const s7ViewerSchema = z
  .strictObject({
    asset: pictureOrFilmSchema.describe(
      'A picture (`steps.png`) or the name of a film without its ending (`match-AVS`)',
    ),
    title: line().describe('What the picture or film is called'),
    alt: line(400).optional().describe('A picture in words; needed for a picture'),
    summary: paragraphs.optional().describe('A sentence below it'),
    transcript: plainText(12_000).optional().describe('All words of a film; needed for a film'),
    cover: artNameSchema.optional().describe('The drawing over a film until it plays'),
  })
  .refine(({ asset, alt }) => !asset.includes('.') || alt !== undefined, {
    path: ['alt'],
    error: 'the picture in words',
  })
  .refine(({ asset, transcript }) => asset.includes('.') || transcript !== undefined, {
    path: ['transcript'],
    error: 'the words of the film',
  })
  .describe('A film with captions and transcript, or a picture that can be enlarged.');
export type S7ViewerData = z.infer<typeof s7ViewerSchema>;
