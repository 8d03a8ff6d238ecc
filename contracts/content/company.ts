import { perLanguage } from '#domain/language/per-language.ts';
import { CAMPAIGN_KINDS } from '#domain/visitor/campaign-codes.ts';
import { z } from 'zod';
import { HISPANIC_CARD_SETS } from './hispanic-landing.ts';
import { surveySettingSchema } from './guidance-fragments.ts';
import { companyPersonaSchema } from './persona.ts';
import type { PlanProfile } from './plan-profile.ts';
import { refersTo } from './references.ts';
import {
  artNameSchema,
  inEachLanguage,
  localLineSchema,
  localTextSchema,
  messageLine,
  outsideAddressSchema,
  plainLine,
  slugSchema,
} from './texts.ts';
import type { Theme } from './theme.ts';

export const hostSchema = z
  .string()
  .regex(/^(?:\[[0-9a-f:]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)$/, 'a host name in lower case, no port');

/** Where a frame may stand: a scheme, a host and perhaps a port. Without TLS only for trials on one machine. */
const frameOriginSchema = z
  .string()
  .regex(
    /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{2,5})?$/,
    'an origin, as https://intranet.example.com, in lower case and without a path',
  );

const resourceSchema = z.strictObject({
  id: slugSchema,
  title: localLineSchema,
  description: localTextSchema,
  url: outsideAddressSchema,
});

/** What concerns the people who pay for the site, and none of its pages. */
const sponsorSchema = z.strictObject({
  /** What was done to bring people here, and in which month; each kind but an event has its code. */
  campaigns: z
    .array(
      z.strictObject({
        month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'a month, as 2026-03'),
        kind: z.enum(CAMPAIGN_KINDS),
      }),
    )
    .max(24)
    .default([]),
});

/** `content/companies/{id}/company.yaml` */
export const companySchema = z
  .strictObject({
    name: plainLine(80),
    /**
     * The folders of the company's own content; the entry ending in `companies/{id}` sets the id.
     */
    companies: z.array(plainLine()).min(1),
    /** The hosts on which the company is served. */
    domains: z.array(hostSchema).min(1),
    logo: z.strictObject({ mark: artNameSchema, wordmark: plainLine(80) }),
    recordKeeperName: localLineSchema,
    recordKeeperUrl: outsideAddressSchema,
    recordKeeperAllocationUrl: outsideAddressSchema.optional(),
    enrollUrl: outsideAddressSchema,
    changeContributionCtaTextOverride: localLineSchema.optional(),
    leavingIcrModalTextOverride: localTextSchema.optional(),
    /** With `heads-up` the change button explains and never leaves the site. */
    changeContribution: z.enum(['leave', 'heads-up']).default('leave'),
    clientIntranetSiteLabel: localLineSchema.optional(),
    clientIntranetSiteUrl: outsideAddressSchema.optional(),
    showPlanDetails: z.boolean(),
    planDetailsUrl: outsideAddressSchema.optional(),
    /**
     * What the menu calls the page for union members. Without a label the menu has no such page.
     */
    unionLandingLabel: localLineSchema.optional(),
    showContactUs: z.boolean(),
    /**
     * Without it the page and all links to it are gone. Articles on target date funds stay, as people
     * own such funds whatever their company shows.
     */
    showTargetDate: z.boolean(),
    showCompanyResourcesLink: z.boolean(),
    resources: z.array(resourceSchema).default([]),
    /** Whether the Hispanic landing has its section about the calculator. */
    showHispanicCalculator: z.boolean().default(true),
    /** The set of cards that ends the Hispanic landing. */
    hispanicCards: z.enum(HISPANIC_CARD_SETS).default('nonSEIUCards'),
    /**
     * Ids of the articles of the company's virtual event, in order. Without a list the default
     * company's holds; an empty list means no event.
     */
    virtualEventArticles: z.array(refersTo('event-article', slugSchema)).max(24).optional(),
    /** What its people read of an animal in other words: a plan without a match has no step for it. */
    persona: companyPersonaSchema,
    survey: surveySettingSchema.optional(),
    sponsor: sponsorSchema.default({ campaigns: [] }),
    /** The sites whose pages may show our calculator, Saver’s Match and words in a frame. */
    embedOrigins: z.array(frameOriginSchema).max(20).default([]),
    /** The address at the foot of mails; the operator's own when the company names none. */
    postalAddress: plainLine(200).optional(),
    /** Texts of the catalogue that this company words differently, by message key. */
    texts: inEachLanguage(z.record(z.string(), messageLine())).default(() =>
      perLanguage(() => ({})),
    ),
  })
  .refine((company) => !company.showPlanDetails || company.planDetailsUrl !== undefined, {
    path: ['planDetailsUrl'],
    error: 'an address, because showPlanDetails is true',
  })
  .refine(
    (company) =>
      (company.clientIntranetSiteLabel === undefined) ===
      (company.clientIntranetSiteUrl === undefined),
    {
      path: ['clientIntranetSiteUrl'],
      error: 'clientIntranetSiteLabel and clientIntranetSiteUrl together',
    },
  )
  .refine(
    // A survey on our own host could reach out of its frame.
    ({ survey, domains }) =>
      Object.values(survey?.url ?? {}).every(
        (url) => !domains.includes(URL.parse(url)?.hostname ?? ''),
      ),
    { path: ['survey'], error: 'another host than those of domains' },
  );

export type CompanyFile = z.infer<typeof companySchema>;

export interface Company extends CompanyFile {
  companyId: string;
  theme: Theme;
  /** What `plan.yaml` beside it says; a company may have none. */
  plan?: PlanProfile | undefined;
  /** The host on which the installation shows every company before the world sees it. */
  previewHost?: string | undefined;
}
