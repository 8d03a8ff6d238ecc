import { z } from 'zod';
import { PLANS, VARIANTS } from '#domain/persona/plans.ts';
import { QUESTION_KEYS } from '#domain/persona/questions.ts';
import { PLAN_PARTS } from '#domain/plan/plan-has.ts';
import { contactIdsSchema } from './contacts.ts';
import { haveOwnIds } from './multimedia/block-parts.ts';
import {
  artNameSchema,
  localLineSchema,
  localTextSchema,
  pathSchema,
  slugSchema,
} from './texts.ts';

const pictureAnswerSchema = z.strictObject({
  id: slugSchema,
  picture: artNameSchema,
  title: localLineSchema,
  text: localTextSchema,
});

/** One side of a yes/no question, and the question it leads to. */
const treeSideSchema = z.strictObject({
  text: localTextSchema,
  get next() {
    return treeNodeSchema.optional();
  },
});

const treeNodeSchema = z.strictObject({
  question: localLineSchema,
  yes: treeSideSchema,
  no: treeSideSchema,
});
export type TreeNodeFile = z.infer<typeof treeNodeSchema>;

const questionSchema = z.strictObject({
  key: z.enum(QUESTION_KEYS),
  lead: localTextSchema,
  /** The question, where its answers are pictures; a yes/no tree has its own. */
  title: localLineSchema.optional(),
  answers: z.array(pictureAnswerSchema).min(2).optional(),
  picture: artNameSchema.optional(),
  tree: treeNodeSchema.optional(),
});
export type QuestionFile = z.infer<typeof questionSchema>;

/**
 * `content/persona/quiz.yaml`: the words and drawings. How much an answer counts is in
 * `domain/persona`.
 */
export const personaQuizSchema = z.strictObject({ questions: z.array(questionSchema) });

const planStepSchema = z.strictObject({
  id: slugSchema,
  title: localLineSchema,
  text: localTextSchema,
  /** The deadline, in days from the start. */
  withinDays: z.int().min(1).max(365),
  link: z.strictObject({ label: localLineSchema, path: pathSchema }),
});

const stepsSchema = z.array(planStepSchema).length(3);

/** What a person reads of their animal. */
const wordsSchema = z.strictObject({
  /** The name in a sentence or as a heading: `The Owl`. */
  title: localLineSchema,
  /** The page's description in search results. */
  description: localLineSchema,
  lead: localTextSchema,
  about: z.array(localTextSchema).min(1).max(3),
  strengths: z.array(localTextSchema).length(3),
  watchFor: z.array(localTextSchema).length(2),
  steps: stepsSchema,
  /** The people to call about the steps. */
  contacts: contactIdsSchema.optional(),
});

/** Words in place of an animal's own; what is left out stays. */
const otherWordsSchema = wordsSchema
  .extend({ steps: stepsSchema.refine(haveOwnIds, { error: 'steps with an id of their own' }) })
  .partial();
export type OtherWords = z.infer<typeof otherWordsSchema>;

/** `content/persona/animals/{animal}.yaml` */
export const animalSchema = wordsSchema.extend({
  /** The name by itself, under a portrait: `Owl`. */
  name: localLineSchema,
  tagline: localLineSchema,
  variants: z.partialRecord(z.enum(VARIANTS), otherWordsSchema).default({}),
  /** What people read of it whose plan lacks something; the first of its parts that is missing counts. */
  without: z.partialRecord(z.enum(PLAN_PARTS), otherWordsSchema).default({}),
});
export type AnimalFile = z.infer<typeof animalSchema>;

/** The words that a company says instead, by the plan that is meant. */
export const companyPersonaSchema = z.partialRecord(z.enum(PLANS), otherWordsSchema).default({});
