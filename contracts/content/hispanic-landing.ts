import { z } from 'zod';
import { MYTH_ANSWERS, MYTH_QUESTIONS } from '#domain/myth-quiz/myth-steps.ts';
import { videoFragmentSchema } from './article.ts';
import { BANDS, line, paragraphs } from './multimedia/block-parts.ts';
import { navigatorCardSchema } from './navigator-card.ts';
import { planNeedsSchema } from './plan-needs.ts';
import { sourceSchema } from './source.ts';
import { addressSchema, artNameSchema } from './texts.ts';
import { tellsWhich } from './told-names.ts';

export const HISPANIC_LANDING = 'hispanic-landing-v2';

export const HISPANIC_SECTIONS = [
  'section_1',
  'section_2',
  'section_3',
  'section_4',
  'section_5',
  'section_6',
  'section_7',
  'section_8',
  'section_9',
] as const;
export type HispanicSection = (typeof HISPANIC_SECTIONS)[number];

/** The three card sets of section 9, one of which a company shows. */
export const HISPANIC_CARD_SETS = ['SEIUCards', 'nonSEIUGenericCards', 'nonSEIUCards'] as const;

/** With what the plan has to have for its words to be true of it: the search of others leaves it out. */
const filmSchema = videoFragmentSchema.extend({ needs: planNeedsSchema });

/** A saver of the chart. The author gives what the engine calculates from, never the result. */
const personSchema = z.strictObject({
  name: line(30),
  note: line(80),
  imagePath: artNameSchema,
  value: z.strictObject({
    startAge: z.int().min(25).max(64),
    contributionPercentage: z.number().min(1).max(20),
  }),
});

const voiceSchema = z.strictObject({
  quote: line(120),
  content: paragraphs,
  topic: tellsWhich('flipCards', line(60)),
  imagePath: artNameSchema,
});

const mythSchema = z
  .strictObject({
    question: line(160),
    correctAnswer: z.enum(MYTH_ANSWERS),
    answers: z
      .array(
        z.strictObject({
          key: z.enum(MYTH_ANSWERS),
          title: line(120),
          description: paragraphs,
        }),
      )
      .length(MYTH_ANSWERS.length),
  })
  .refine(({ answers }) => MYTH_ANSWERS.every((key) => answers.some((one) => one.key === key)), {
    path: ['answers'],
    error: 'an answer for myth and one for truth',
  });

const guideQuestionSchema = z.strictObject({ title: line(160), content: paragraphs });
const cardsSchema = z.array(navigatorCardSchema).min(1).max(6);

/** The schema of each section. A section that does not fit is left out, and the others stay. */
export const HISPANIC_SECTION_SCHEMAS = {
  section_1: z.strictObject({
    prompt: line(80),
    empathyStatements: z.array(line(120)).min(2).max(8),
    /** How long a statement stays, in milliseconds: at least long enough to be read. */
    interval: z.int().min(3_000).max(20_000),
    nextSection: line(40),
  }),
  section_2: z.strictObject({
    title: line(120),
    videoConfig: filmSchema,
    content: line(240),
    name: line(80),
    imagePath: artNameSchema.optional(),
  }),
  section_3: z.strictObject({
    title: line(120),
    content: paragraphs,
    subTitle: line(120),
    personTop: personSchema,
    personBottom: personSchema,
    /** The chart of starting late: the same saver, paying in a larger percentage. */
    late: z.strictObject({ title: line(120), content: paragraphs, person: personSchema }),
  }),
  section_4: z.strictObject({
    header: line(120),
    subHeader: line(240),
    cta: line(40),
    card1: voiceSchema,
    card2: voiceSchema,
    card3: voiceSchema,
  }),
  section_5: z.strictObject({
    title: line(120),
    content: z.array(line(300)).min(1).max(4),
    mobileImg: artNameSchema,
    desktopImg: artNameSchema,
  }),
  section_6: z.strictObject({
    title: line(120),
    videoConfig: filmSchema,
    content: paragraphs,
  }),
  section_7: z.strictObject({
    navTitle: line(120),
    intro: paragraphs,
    startQuiz: line(40),
    myth: line(20),
    truth: line(20),
    nextQuestion: line(40),
    nextSection: line(60),
    back: line(20),
    options: z.array(mythSchema).length(MYTH_QUESTIONS),
  }),
  section_8: z.strictObject({
    title: line(120),
    content1: paragraphs,
    calcLink: addressSchema,
    calcLabel: line(60),
    content2: paragraphs,
    videoConfig: filmSchema,
  }),
  section_9: z.strictObject({
    mainTitle: line(120),
    content1: paragraphs,
    contentButton: line(60),
    content2: paragraphs,
    title: line(120),
    CtaTitle: line(120),
    CtaLabel: line(60),
    backToTop: line(40),
    modal: z.strictObject({
      title: line(120),
      subTitle: line(200),
      guideTitle: line(120),
      guideContent: paragraphs,
      questionOne: guideQuestionSchema,
      questionTwo: guideQuestionSchema,
      questionThree: guideQuestionSchema,
    }),
    SEIUCards: cardsSchema,
    nonSEIUGenericCards: cardsSchema,
    nonSEIUCards: cardsSchema,
  }),
} as const satisfies Record<HispanicSection, z.ZodType>;

/** The fields without which the page cannot be shown. */
export const hispanicHeadSchema = z.strictObject({
  /** The page's description in search results. */
  description: line(200),
  title: line(120),
  disclosure: paragraphs,
  sources: z.array(sourceSchema).max(8).default([]),
  navLabels: z
    .array(
      z.strictObject({
        label: line(40),
        /** The color behind the section's name while the section is the current one. */
        color: z.enum(BANDS),
      }),
    )
    .length(HISPANIC_SECTIONS.length),
});

type Sections = {
  [Section in HispanicSection]?: z.infer<(typeof HISPANIC_SECTION_SCHEMAS)[Section]> | undefined;
};
/** One language of the fragment, with the sections that could be read. */
export type HispanicLanding = z.infer<typeof hispanicHeadSchema> & Sections;
export type HispanicData<Section extends HispanicSection> = NonNullable<Sections[Section]>;
