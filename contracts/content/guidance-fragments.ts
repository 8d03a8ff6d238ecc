import { z } from 'zod';
import { line, linkSchema, paragraphs } from './multimedia/block-parts.ts';
import { navigatorCardSchema } from './navigator-card.ts';
import {
  artNameSchema,
  inEachLanguage,
  outsideAddressSchema,
  sessionIdSchema,
  slugSchema,
} from './texts.ts';
import { sourceSchema } from './source.ts';

/** A told session that a page leads to; its title, its length and who speaks are its own. */
const sessionStopSchema = z.strictObject({
  session: sessionIdSchema,
  text: paragraphs,
  points: z.array(line(120)).min(2).max(4),
  /** The words of the link. */
  label: line(60),
});

const speakerSchema = z.strictObject({
  id: slugSchema,
  name: line(60),
  role: line(100),
  /** A drawing of 240 x 240. */
  picture: artNameSchema,
});

/**
 * `virtual-event`: an event that visitors walk through at their own pace, so nothing in it has a
 * date.
 */
export const virtualEventSchema = z.strictObject({
  description: line(200),
  title: line(80),
  lead: line(240),
  start: linkSchema,
  programTitle: line(80),
  programLead: line(240),
  sessions: z.array(sessionStopSchema).min(2).max(8),
  speakers: z.array(speakerSchema).min(1).max(6),
  speakersNote: line(200),
  articlesTitle: line(80),
  articlesLead: line(240),
  nextTitle: line(80),
  navigator: z.array(navigatorCardSchema).max(6),
  /** The invitation on the home page. */
  promo: z.strictObject({ title: line(80), lead: line(200), label: line(60) }),
});
export type VirtualEventFragment = z.infer<typeof virtualEventSchema>;

/** `workshop`: an event for a room, or for one person with the printed sheet. */
export const workshopSchema = z.strictObject({
  description: line(200),
  title: line(80),
  lead: line(240),
  aboutTitle: line(80),
  about: paragraphs,
  prepareTitle: line(80),
  prepareLead: line(200),
  prepare: z
    .array(z.strictObject({ title: line(80), text: paragraphs, link: linkSchema.optional() }))
    .min(2)
    .max(6),
  agendaTitle: line(80),
  agendaLead: line(200),
  agenda: z
    .array(
      z.strictObject({
        minutes: z.int().min(1).max(90),
        title: line(80),
        text: paragraphs,
        link: linkSchema.optional(),
      }),
    )
    .min(2)
    .max(8),
  /** A told session to play in the room. */
  told: z.strictObject({ title: line(80), lead: line(240), session: sessionIdSchema }).optional(),
  worksheetTitle: line(80),
  worksheetLead: line(240),
  printLabel: line(60),
  worksheet: z
    .array(
      z.strictObject({
        title: line(80),
        fields: z
          .array(
            z.strictObject({
              label: line(100),
              /** Where the answer is found. */
              hint: line(120).optional(),
              /** Printed before the empty line, such as `$`. */
              before: line(12).optional(),
              after: line(24).optional(),
            }),
          )
          .min(1)
          .max(6),
      }),
    )
    .min(1)
    .max(6),
  nextTitle: line(80),
  navigator: z.array(navigatorCardSchema).max(6),
});
export type Workshop = z.infer<typeof workshopSchema>;

/** `transitioning-to-retirement` */
export const transitionSchema = z.strictObject({
  description: line(200),
  title: line(80),
  lead: line(240),
  /** The components, checked one by one; the first `ttr-widget` is the page's timeline. */
  multimedia: z.unknown(),
  sources: z.array(sourceSchema).max(16),
  nextTitle: line(80),
  navigator: z.array(navigatorCardSchema).max(6),
  survey: z.strictObject({
    description: line(200),
    title: line(80),
    lead: line(240),
    points: z.array(line(160)).min(1).max(4),
    /** The invitation at the foot of the timeline. */
    invitation: z.strictObject({ title: line(80), lead: line(200), label: line(60) }),
  }),
});
export type TransitionFragment = z.infer<typeof transitionSchema>;

/** The survey about the way into retirement: who runs it, and its address, in each language. */
export const surveySettingSchema = z.strictObject({
  provider: line(60),
  url: inEachLanguage(outsideAddressSchema),
});
