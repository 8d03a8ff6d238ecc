import { z } from 'zod';
import { moneyMinuteSchema, targetDateSchema } from './film-pages.ts';
import { transitionSchema, virtualEventSchema, workshopSchema } from './guidance-fragments.ts';
import { navigatorCardSchema } from './navigator-card.ts';
import { roadTripSchema } from './road-trip.ts';

const internalPath = z.string().regex(/^[a-z0-9][a-z0-9/_#-]*$/, 'a path below the company');

const homeLandingSchema = z.strictObject({
  /** What a search result says about the page. */
  description: z.string().min(1),
  title: z.string().min(1),
  lead: z.string().min(1),
  primary: z.strictObject({ label: z.string().min(1), path: internalPath }),
  secondary: z.strictObject({ label: z.string().min(1), path: internalPath }),
  stopsTitle: z.string().min(1),
  stops: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        text: z.string().min(1),
        label: z.string().min(1),
        path: internalPath,
      }),
    )
    .length(4),
  calculatorTitle: z.string().min(1),
  calculatorLead: z.string().min(1),
  calculatorLabel: z.string().min(1),
  stepTitle: z.string().min(1),
  stepLead: z.string().min(1),
});
export type HomeLanding = z.infer<typeof homeLandingSchema>;

const makeAChangeSchema = z.strictObject({
  description: z.string().min(1),
  title: z.string().min(1),
  lead: z.string().min(1),
  changeTitle: z.string().min(1),
  changeLead: z.string().min(1),
  steps: z.array(z.strictObject({ title: z.string().min(1), text: z.string().min(1) })).length(3),
  afterTitle: z.string().min(1),
  after: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        text: z.string().min(1),
        label: z.string().min(1),
        path: internalPath,
      }),
    )
    .min(2)
    .max(3),
});
export type MakeAChange = z.infer<typeof makeAChangeSchema>;

const unionLandingSchema = z.strictObject({
  description: z.string().min(1),
  title: z.string().min(1),
  lead: z.string().min(1),
  secondary: z.strictObject({ label: z.string().min(1), path: internalPath }),
  pointsTitle: z.string().min(1),
  points: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        text: z.string().min(1),
        label: z.string().min(1),
        path: internalPath,
      }),
    )
    .length(3),
});
export type UnionLanding = z.infer<typeof unionLandingSchema>;

const disclosuresSchema = z.strictObject({
  general: z.string().min(1),
  /** Under pages about target date funds. */
  targetDate: z.string().min(1),
});
export type Disclosures = z.infer<typeof disclosuresSchema>;

const inflationSchema = z.strictObject({
  description: z.string().min(1),
  title: z.string().min(1),
  lead: z.string().min(1),
  /** Components, checked one by one as in an article. */
  multimedia: z.unknown(),
  nextTitle: z.string().min(1),
  navigator: z.array(navigatorCardSchema).max(6),
});
export type InflationArea = z.infer<typeof inflationSchema>;

/** Every fragment the product reads, with what it must hold in each language. */
export const FRAGMENT_SCHEMAS = {
  'home-landing': bothLanguages(homeLandingSchema),
  'make-a-change': bothLanguages(makeAChangeSchema),
  'union-landing': bothLanguages(unionLandingSchema),
  disclosures: bothLanguages(disclosuresSchema),
  inflation: bothLanguages(inflationSchema),
  'road-trip': bothLanguages(roadTripSchema),
  'money-minute': bothLanguages(moneyMinuteSchema),
  'target-date': bothLanguages(targetDateSchema),
  'virtual-event': bothLanguages(virtualEventSchema),
  workshop: bothLanguages(workshopSchema),
  'transitioning-to-retirement': bothLanguages(transitionSchema),
} as const;

export type FragmentName = keyof typeof FRAGMENT_SCHEMAS;
export type Fragment<Name extends FragmentName> = z.infer<(typeof FRAGMENT_SCHEMAS)[Name]>['en'];

function bothLanguages<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ en: schema, es: schema });
}

export function isFragmentName(name: string): name is FragmentName {
  return Object.hasOwn(FRAGMENT_SCHEMAS, name);
}
