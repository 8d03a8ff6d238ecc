import { perLanguage } from '#domain/language/per-language.ts';
import { z } from 'zod';
import { HISPANIC_CARD_SETS } from './hispanic-landing.ts';
import { surveySettingSchema } from './guidance-fragments.ts';
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

const hostSchema = z
  .string()
  .regex(/^(?:\[[0-9a-f:]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)$/, 'a host name in lower case, no port');

const resourceSchema = z.strictObject({
  id: slugSchema,
  title: localLineSchema,
  description: localTextSchema,
  url: outsideAddressSchema,
});

/** `content/companies/{id}/company.yaml` */
export const companySchema = z
  .strictObject({
    name: plainLine(80),
    /** Where the company's own content lies; the entry ending in `companies/{id}` sets the id. */
    companies: z.array(plainLine()).min(1),
    /** The hosts this company may be read on. */
    domains: z.array(hostSchema).min(1),
    logo: z.strictObject({ mark: artNameSchema, wordmark: plainLine(80) }),
    recordKeeperName: localLineSchema,
    recordKeeperUrl: outsideAddressSchema,
    recordKeeperAllocationUrl: outsideAddressSchema.optional(),
    enrollUrl: outsideAddressSchema,
    changeContributionCtaTextOverride: localLineSchema.optional(),
    leavingIcrModalTextOverride: localTextSchema.optional(),
    /** `heads-up`: the change button explains and never leaves the site. */
    changeContribution: z.enum(['leave', 'heads-up']).default('leave'),
    clientIntranetSiteLabel: localLineSchema.optional(),
    clientIntranetSiteUrl: outsideAddressSchema.optional(),
    showPlanDetails: z.boolean(),
    planDetailsUrl: outsideAddressSchema.optional(),
    /** Whether its plan takes the larger catch-up from people of 60 to 63: the law lets a plan leave it out. */
    offersCatchUpSixties: z.boolean().default(true),
    /** What the menu calls the page for union members; a company without a union has no label. */
    unionLandingLabel: localLineSchema.optional(),
    showContactUs: z.boolean(),
    showTargetDate: z.boolean(),
    showCompanyResourcesLink: z.boolean(),
    resources: z.array(resourceSchema).default([]),
    /** Whether the Hispanic landing has its section about the calculator. */
    showHispanicCalculator: z.boolean().default(true),
    /** Which cards end the Hispanic landing. */
    hispanicCards: z.enum(HISPANIC_CARD_SETS).default('nonSEIUCards'),
    /** Ids of the articles of its virtual event, in order; without a list the default company's, and none with an empty one. */
    virtualEventArticles: z.array(refersTo('event-article', slugSchema)).max(24).optional(),
    survey: surveySettingSchema.optional(),
    /** Stands at the foot of mails; the operator's own when the company names none. */
    postalAddress: plainLine(200).optional(),
    /** Words of the catalogue this company says differently, by message key. */
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
    // Framed from our own host it could reach out of its frame.
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
}
