import { YEARS_AFTER, YEARS_BEFORE } from '#domain/target-date/glide-path.ts';
import { z } from 'zod';
import { navigatorCardSchema } from './navigator-card.ts';
import { outsideAddressSchema, plainLine, plainText, slugSchema } from './texts.ts';

const words = plainText();

/** The fragment `money-minute`: the words around the films, and the presenters. */
export const moneyMinuteSchema = z.strictObject({
  description: plainLine(),
  title: plainLine(),
  lead: words,
  peopleTitle: plainLine(),
  peopleLead: words,
  /**
   * Says, where the presenters are shown, that they are drawn and that no real person is quoted.
   */
  peopleNote: words,
  nextTitle: plainLine(),
  navigator: z.array(navigatorCardSchema).max(6),
});
export type MoneyMinute = z.infer<typeof moneyMinuteSchema>;

const glidePathSchema = z
  .array(
    z.strictObject({
      /** Years until the year in the fund's name; negative once it has passed. */
      yearsToGo: z.int().min(-YEARS_AFTER).max(YEARS_BEFORE),
      /** Percent of the fund; the rest is bonds and cash. */
      stocks: z.int().min(0).max(100),
    }),
  )
  .min(2)
  .max(12)
  .refine(
    (points) =>
      points.every(({ yearsToGo }, at) => at === 0 || yearsToGo < (points[at - 1]?.yearsToGo ?? 0)),
    'years that come closer from line to line',
  );

/** The fragment `target-date`. */
export const targetDateSchema = z.strictObject({
  description: plainLine(),
  title: plainLine(),
  lead: words,
  filmTitle: plainLine(),
  /** The film, as a component. */
  multimedia: z.unknown(),
  ideas: z.array(z.strictObject({ title: plainLine(), text: words })).length(3),
  pathTitle: plainLine(),
  pathLead: words,
  /** Says that the path is an example and not that of a real fund. */
  pathNote: words,
  pathSource: z.strictObject({ label: plainLine(), url: outsideAddressSchema }),
  glidePath: glidePathSchema,
  yearTitle: plainLine(),
  yearLead: words,
  yearExample: words,
  yearNote: words,
  questionsTitle: plainLine(),
  questions: z
    .array(z.strictObject({ id: slugSchema, question: plainLine(), answer: words }))
    .min(1)
    .max(12),
  articlesTitle: plainLine(),
});
export type TargetDate = z.infer<typeof targetDateSchema>;
