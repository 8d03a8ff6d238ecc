import { z } from 'zod';
import { companyIdSchema } from '../company-id.ts';
import { articlesAnswerSchema } from './articles.ts';
import { defineCall, type AnswerOf, type Policy } from './define-call.ts';

const resourcesSchema = z.array(
  z.strictObject({ id: z.string(), title: z.string(), description: z.string(), url: z.url() }),
);

const companySchema = z.strictObject({
  companyId: companyIdSchema,
  isDefault: z.boolean(),
  name: z.string(),
  logo: z.strictObject({ mark: z.string(), wordmark: z.string() }),
  recordKeeperName: z.string(),
  recordKeeperUrl: z.string(),
  recordKeeperAllocationUrl: z.string().optional(),
  enrollUrl: z.string(),
  changeContribution: z.enum(['leave', 'heads-up']),
  changeContributionCtaTextOverride: z.string().optional(),
  leavingIcrModalTextOverride: z.string().optional(),
  intranet: z.strictObject({ label: z.string(), url: z.string() }).optional(),
  clientIntranetSiteLabel: z.string().optional(),
  clientIntranetSiteUrl: z.string().optional(),
  showPlanDetails: z.boolean(),
  planDetailsUrl: z.string().optional(),
  unionLandingLabel: z.string().optional(),
  showContactUs: z.boolean(),
  showTargetDate: z.boolean(),
  /** Employers pay in for hours, so the calculator begins with those; left out where they do not. */
  isPaidByHour: z.literal(true).optional(),
  showCompanyResourcesLink: z.boolean(),
  /** True only for a company other than the default that has resources and wants the link. */
  showsResourcesLink: z.boolean(),
  resources: resourcesSchema,
  domains: z.array(z.string()),
  companies: z.array(z.string()),
  theme: z.record(z.string(), z.string()),
});

/**
 * The pages show the same to everyone: a company that is not served on this host is not found here
 * either.
 */
const open = { from: 'anywhere', limits: [], caching: 'no-cache' } as const satisfies Policy;
const errors = ['company-not-found'] as const;

/** The specification names no addresses of company calls; these follow the other content calls. */
export const defaultCompany = defineCall({
  name: 'defaultCompany',
  summary: 'The default company and its theme',
  path: '/po/content/companies',
  policy: open,
  answer: companySchema,
  errors,
});

export const company = defineCall({
  name: 'company',
  summary: 'A company and its theme',
  path: '/po/content/companies/:id',
  policy: open,
  answer: companySchema,
  errors,
});

export type CompanyAnswer = AnswerOf<typeof company>;

export const companyResources = defineCall({
  name: 'companyResources',
  summary: 'What a company offers its people',
  path: '/po/content/companies/:id/resources',
  policy: open,
  answer: z.strictObject({ resources: resourcesSchema }),
  errors,
});

export const virtualEventArticles = defineCall({
  name: 'virtualEventArticles',
  summary: 'Summaries of the articles of a company’s event',
  path: '/po/content/companies/:id/virtual-event',
  policy: open,
  answer: articlesAnswerSchema,
  errors,
});
