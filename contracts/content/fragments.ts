import type { LanguageCode } from '#domain/language/language.ts';
import { perLanguage } from '#domain/language/per-language.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import { z } from 'zod';
import { contactIdsSchema } from './contacts.ts';
import { moneyMinuteSchema, targetDateSchema } from './film-pages.ts';
import { transitionSchema, virtualEventSchema, workshopSchema } from './guidance-fragments.ts';
import type { Block } from './multimedia/schemas.ts';
import { navigatorCardSchema } from './navigator-card.ts';
import { roadTripSchema } from './road-trip.ts';
import { artNameSchema, pathSchema, plainLine, plainText, reviewBySchema } from './texts.ts';

const homeLandingSchema = z.strictObject({
  /** The page's description in search results. */
  description: plainLine(),
  title: plainLine(),
  lead: plainText(),
  primary: z.strictObject({ label: plainLine(), path: pathSchema }),
  secondary: z.strictObject({ label: plainLine(), path: pathSchema }),
  stopsTitle: plainLine(),
  stops: z
    .array(
      z.strictObject({
        title: plainLine(),
        text: plainText(),
        label: plainLine(),
        path: pathSchema,
      }),
    )
    .length(4),
  /** What to do with the sun that is dragged from age to age. */
  agesLabel: plainLine(),
  /** The sentence and the animal of each part of a life, from 22 on. */
  ages: z
    .array(z.strictObject({ from: z.int().max(70), animal: z.enum(ANIMALS), text: plainLine(320) }))
    .min(4)
    .max(9)
    .refine(
      (ages) => ages.every(({ from }, at) => from >= 22 && (ages[at - 1]?.from ?? 21) < from),
      'ages from 22 on, each later than the one before',
    ),
  calculatorTitle: plainLine(),
  calculatorLead: plainText(),
  calculatorLabel: plainLine(),
  stepTitle: plainLine(),
  stepLead: plainText(),
  /** Each leads to a page of the site; a company that does not offer the page does not invite to it. */
  invitations: z
    .array(
      z.strictObject({
        title: plainLine(60),
        text: plainText(200),
        label: plainLine(40),
        path: pathSchema,
        /** A square drawing. */
        picture: artNameSchema,
      }),
    )
    .max(4)
    .default([]),
});
export type HomeLanding = z.infer<typeof homeLandingSchema>;

const makeAChangeSchema = z.strictObject({
  description: plainLine(),
  title: plainLine(),
  lead: plainText(),
  changeTitle: plainLine(),
  changeLead: plainText(),
  steps: z.array(z.strictObject({ title: plainLine(), text: plainText() })).length(3),
  afterTitle: plainLine(),
  after: z
    .array(
      z.strictObject({
        title: plainLine(),
        text: plainText(),
        label: plainLine(),
        path: pathSchema,
      }),
    )
    .min(2)
    .max(3),
  /** Whom to ask about it, of `content/contacts.yaml`. */
  contacts: contactIdsSchema,
});
export type MakeAChange = z.infer<typeof makeAChangeSchema>;

const unionLandingSchema = z.strictObject({
  description: plainLine(),
  title: plainLine(),
  lead: plainText(),
  secondary: z.strictObject({ label: plainLine(), path: pathSchema }),
  pointsTitle: plainLine(),
  points: z
    .array(
      z.strictObject({
        title: plainLine(),
        text: plainText(),
        label: plainLine(),
        path: pathSchema,
      }),
    )
    .length(3),
});
export type UnionLanding = z.infer<typeof unionLandingSchema>;

const disclosuresSchema = z.strictObject({
  general: plainText(),
  /** The disclosure under pages about target date funds. */
  targetDate: plainText(),
});
export type Disclosures = z.infer<typeof disclosuresSchema>;

const inflationSchema = z.strictObject({
  description: plainLine(),
  title: plainLine(),
  lead: plainText(),
  /** The components, checked one by one as in an article. */
  multimedia: z.unknown(),
  nextTitle: plainLine(),
  navigator: z.array(navigatorCardSchema).max(6),
});
export type InflationArea = z.infer<typeof inflationSchema>;

/** The file of a fragment: its texts by language, and when they want to be read again. */
function fragmentFile<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ ...perLanguage(() => schema), reviewBy: reviewBySchema });
}

/** Every fragment of the product, with the schema of its file in each language. */
export const FRAGMENT_SCHEMAS = {
  'home-landing': fragmentFile(homeLandingSchema),
  'make-a-change': fragmentFile(makeAChangeSchema),
  'union-landing': fragmentFile(unionLandingSchema),
  disclosures: fragmentFile(disclosuresSchema),
  inflation: fragmentFile(inflationSchema),
  'road-trip': fragmentFile(roadTripSchema),
  'money-minute': fragmentFile(moneyMinuteSchema),
  'target-date': fragmentFile(targetDateSchema),
  'virtual-event': fragmentFile(virtualEventSchema),
  workshop: fragmentFile(workshopSchema),
  'transitioning-to-retirement': fragmentFile(transitionSchema),
} as const;

export type FragmentName = keyof typeof FRAGMENT_SCHEMAS;

type Authored<Name extends FragmentName> = z.infer<(typeof FRAGMENT_SCHEMAS)[Name]>[LanguageCode];

/** A fragment as pages get it: its components were checked one by one when it was loaded. */
export type Fragment<Name extends FragmentName> =
  Authored<Name> extends { multimedia: unknown }
    ? Omit<Authored<Name>, 'multimedia'> & { multimedia: readonly Block[] | undefined }
    : Authored<Name>;

export function isFragmentName(name: string): name is FragmentName {
  return Object.hasOwn(FRAGMENT_SCHEMAS, name);
}
