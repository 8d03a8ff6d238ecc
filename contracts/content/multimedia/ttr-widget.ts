import { z } from 'zod';
import { slugSchema } from '../texts.ts';
import { haveOwnIds, line, linkSchema, paragraphs } from './block-parts.ts';

export const ttrWidgetSchema = z
  .strictObject({
    title: line().describe('Heading above the timeline'),
    lead: paragraphs.optional().describe('A sentence below the heading'),
    topics: z
      .array(
        z.strictObject({
          id: slugSchema.describe('Names the topic for the stops'),
          label: line(40).describe('Its word in the filter'),
        }),
      )
      .min(1)
      .max(6)
      .refine(haveOwnIds, 'an id of its own for each topic')
      .describe('What the timeline can be filtered by'),
    stops: z
      .array(
        z.strictObject({
          when: line(60).describe('How long before or after the last day of work'),
          title: line(100).describe('What to do'),
          text: paragraphs.describe('Why and how'),
          topics: z.array(slugSchema).min(1).max(6).describe('The topics it belongs to'),
          link: linkSchema.optional().describe('Where to read on'),
        }),
      )
      .min(2)
      .max(16)
      .describe('The stops, in order of time'),
  })
  .refine(
    ({ topics, stops }) =>
      stops.every((stop) => stop.topics.every((id) => topics.some((topic) => topic.id === id))),
    { path: ['stops'], error: 'only topics of the list' },
  )
  .describe('The way into retirement as a timeline that can be filtered by topic.');
export type TtrWidgetData = z.infer<typeof ttrWidgetSchema>;
