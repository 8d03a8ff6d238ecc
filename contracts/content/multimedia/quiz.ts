import { z } from 'zod';
import { MAX_FACT_QUESTIONS } from '#domain/myth-quiz/fact-steps.ts';
import { addressSchema, artNameSchema } from '../texts.ts';
import type { ColorName } from '../theme.ts';
import { tellsWhich } from '../told-names.ts';
import { bandSchema, line, paragraphs } from './block-parts.ts';

/** Theme colors that an answer may have. */
export const QUIZ_COLORS = ['success', 'error', 'accent', 'brand'] as const satisfies ReadonlyArray<
  ColorName<'c-'>
>;
const colorSchema = z.enum(QUIZ_COLORS);

const optionSchema = z
  .strictObject({
    myth: line(240).describe('The sentence to judge'),
    image: artNameSchema.optional().describe('A drawing of content/media/art'),
    content: paragraphs.optional().describe('More about the sentence, before the answer'),
    correctAnswer: z.enum(['true', 'false', 'depends']).describe('What is right'),
    answers: z
      .strictObject({
        true: paragraphs.describe('Said to whoever answers true'),
        false: paragraphs.describe('Said to whoever answers false'),
        depends: paragraphs.optional().describe('Said to everybody where it depends'),
      })
      .describe('What is said after an answer'),
  })
  .refine(
    ({ correctAnswer, answers }) => correctAnswer !== 'depends' || answers.depends !== undefined,
    {
      path: ['answers', 'depends'],
      error: 'what to say, because it depends',
    },
  );

export const quizSchema = z
  .strictObject({
    config: z
      .strictObject({
        title: tellsWhich('quizzes', line()).describe('Heading of the first screen'),
        content: paragraphs.describe('What the first screen says'),
        ctas: z
          .strictObject({
            start: line(40).describe('Begins the questions'),
            next: line(40).describe('Goes to the next question'),
            end: line(40).describe('Leaves the last question'),
          })
          .describe('Words of the buttons'),
        quizColors: z
          .strictObject({
            correct: colorSchema.describe('A right answer'),
            wrong: colorSchema.describe('A wrong answer'),
            depends: colorSchema.describe('Both answers, where it depends'),
          })
          .default({ correct: 'success', wrong: 'error', depends: 'accent' })
          .describe('Colours of the theme for the answers'),
        startImage: artNameSchema.optional().describe('A drawing for the first screen'),
        endImage: artNameSchema.optional().describe('A drawing for the last screen'),
        answerBg: bandSchema.default('sky').describe('Ground of the explanation'),
        endTitle: line().describe('Heading of the last screen'),
        endContent: paragraphs.describe('What the last screen says'),
        endButtonLabel: line(60).describe('Words of its button'),
        endButtonURL: addressSchema.describe('Where the button leads, below the company'),
      })
      .describe('The first and the last screen, and the words of the buttons'),
    options: z
      .array(optionSchema)
      .min(1)
      .max(MAX_FACT_QUESTIONS)
      .describe('The questions, one at a time'),
  })
  .describe('Myth or fact: sentences to judge one at a time, each explained.');
export type QuizData = z.infer<typeof quizSchema>;
