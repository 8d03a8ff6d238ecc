import { INITIAL_TICKET_VALUE, TICKET_MARKS } from '#domain/inflation/ticket-prices.ts';
import { z } from 'zod';
import { line, paragraphs } from './block-parts.ts';
import { sourceSchema } from '../source.ts';

const markSchema = z.strictObject({
  percentage: z.int().min(0).max(100).describe('Its place on the slider'),
  year: z.int().min(1900).max(2100).describe('The year'),
  cost: z.number().min(0.01).max(1_000_000).describe('The price in dollars'),
});

export const priceCreepSchema = z
  .strictObject({
    title: line().describe('Heading above the ticket'),
    lead: paragraphs.optional().describe('A sentence below the heading'),
    item: line(60).describe('What the ticket is for'),
    marks: z
      .array(markSchema)
      .min(2)
      .max(12)
      .default(TICKET_MARKS.map((mark) => ({ ...mark })))
      .describe('The prices; without any, the movie ticket from 1995 to 2022'),
    initialValue: z
      .int()
      .default(INITIAL_TICKET_VALUE)
      .describe('The place on the slider where it starts'),
    source: sourceSchema.describe('Where the prices come from'),
  })
  .refine(
    ({ marks }) =>
      marks.every(
        ({ percentage, year }, index) =>
          index === 0 ||
          (percentage > (marks[index - 1]?.percentage ?? 0) &&
            year > (marks[index - 1]?.year ?? 0)),
      ),
    { path: ['marks'], error: 'places and years that rise' },
  )
  .refine(
    ({ marks, initialValue }) => marks.some(({ percentage }) => percentage === initialValue),
    {
      path: ['initialValue'],
      error: 'the place of one of the marks',
    },
  )
  .describe('A slider over the years, and a ticket with the price of each.');
export type PriceCreepData = z.infer<typeof priceCreepSchema>;
