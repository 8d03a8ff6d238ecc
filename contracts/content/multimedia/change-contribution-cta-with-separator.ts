import { z } from 'zod';
import { line, paragraphs } from './block-parts.ts';

export const changeContributionCtaWithSeparatorSchema = z
  .strictObject({
    heading: line(100).optional().describe('Heading, where the usual one does not fit'),
    lead: paragraphs.optional().describe('A sentence below the heading'),
  })
  .describe('The company’s change-my-contribution button between two rules.');
export type ChangeContributionCtaWithSeparatorData = z.infer<
  typeof changeContributionCtaWithSeparatorSchema
>;
