import { z } from 'zod';
import { line, paragraphs } from './block-parts.ts';
import { sourceSchema } from '../source.ts';

const pieceSchema = z.strictObject({
  header: line().describe('What happened to these prices, in a sentence'),
  change: line(24).describe('The figure, such as +59%'),
  series: line(200).describe('Which prices were counted'),
  period: line(80).describe('From when to when'),
  items: z
    .array(z.strictObject({ desc: line(240).describe('One line of the list') }))
    .min(1)
    .max(6)
    .describe('What lies in the cart'),
  source: sourceSchema.describe('Where the figure comes from'),
});
export type CartPiece = z.infer<typeof pieceSchema>;

export const inflationCartSchema = z
  .strictObject({
    title: line().describe('Heading above the tiles'),
    lead: paragraphs.optional().describe('A sentence below the heading'),
    note: paragraphs.optional().describe('What to mind when reading the figures'),
    pieces: z
      .strictObject({
        Apparel: pieceSchema.describe('Clothes'),
        Food: pieceSchema.describe('Food'),
        Other: pieceSchema.describe('Other goods and services'),
        Education: pieceSchema.describe('Education; its series says which'),
        Housing: pieceSchema.describe('Housing'),
        Medical: pieceSchema.describe('Medical care'),
        Recreation: pieceSchema.describe('Recreation'),
        Transportation: pieceSchema.describe('Transportation'),
      })
      .describe('The eight categories, in the order of their tiles'),
  })
  .describe('Eight tiles of a shopping cart, each with its figure, its series and its period.');
export type InflationCartData = z.infer<typeof inflationCartSchema>;
