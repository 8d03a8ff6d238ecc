import * as z from 'zod/mini';
import { SENTIMENTS } from '#domain/poll/sentiments.ts';
import { CART_CATEGORIES } from '../content/multimedia/cart-categories.ts';
import { nameSchema } from './fields.ts';

/** The flow and the step in it: `retirement quiz: howFarRetirement`. */
const processStepLabel = z
  .string()
  .check(
    z.regex(/^(?:retirement quiz|calculator|myth quiz|fact quiz|road trip): [A-Za-z0-9-]{1,40}$/),
  );

/** The name of an answer or a step, or an animal's code. */
const processStepValue = z.string().check(z.regex(/^(?!(?:\D*\d){5})[A-Za-z0-9-]{1,40}$/));

const step = { processStepLabel, processStepValue };

export const processStarted = z.strictObject({ event: z.literal('Self Service Started'), ...step });
export const processStep = z.strictObject({ event: z.literal('Self Service Step'), ...step });
export const processCompleted = z.strictObject({
  event: z.literal('Self Service Completed'),
  ...step,
});

export const modalLoad = z.strictObject({
  event: z.literal('modal load'),
  modal: z.enum([
    'quiz',
    'sentiment',
    'consent',
    'leaving',
    'info-popover',
    'discussion-guide',
    'survey',
    'other',
  ]),
});

export const pollVote = z.strictObject({
  event: z.literal('poll vote'),
  sentiment: z.enum(SENTIMENTS),
  place: z.enum(['modal', 'slide']),
});

/** It says only whether something was found: the words are in no event. */
export const search = z.strictObject({
  event: z.literal('search'),
  result: z.enum(['found', 'nothing']),
});

const cardState = z.enum(['expanded', 'collapsed']);

export const flashCard = z.strictObject({
  event: z.literal('flash card'),
  card: nameSchema,
  state: cardState,
});

export const flipCard = z.strictObject({
  event: z.literal('flip card'),
  card: nameSchema,
  state: cardState,
});

export const inflationCategory = z.strictObject({
  event: z.literal('inflation category'),
  category: z.enum(CART_CATEGORIES),
});

/** A fault, so it says nothing more: figures are nobody else's business. */
export const calculatorDiffers = z.strictObject({ event: z.literal('calculator differs') });

export const priceSlider = z.strictObject({
  event: z.literal('price slider'),
  year: z.int().check(z.minimum(1900), z.maximum(2100)),
});

export const quizEndButton = z.strictObject({
  event: z.literal('quiz end button'),
  quiz: nameSchema,
});

export const navigatorCard = z.strictObject({
  event: z.literal('navigator card'),
  card: nameSchema,
  target: z.enum(['internal', 'external', 'company-rk']),
});
