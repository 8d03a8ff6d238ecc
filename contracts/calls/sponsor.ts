import * as z from 'zod/mini';
import { CAMPAIGN_KINDS } from '#domain/visitor/campaign-codes.ts';
import { companyIdSchema } from '../company-id.ts';
import { defineCall, type AnswerOf, type Policy } from './define-call.ts';

/** How many months a reader may choose. */
export const SHOWN_MONTHS = ['3', '12', '23'] as const;

/** What is shown first: a year fits on two sheets. */
export const USUALLY_SHOWN: (typeof SHOWN_MONTHS)[number] = '12';

/** The signed link is the permission. What it opens is no page of a visitor and is kept by nobody. */
const byLink = {
  from: 'anywhere',
  limits: [],
  caching: 'private, no-store',
} as const satisfies Policy;

const query = z.strictObject({ months: z.optional(z.enum(SHOWN_MONTHS)) });
const errors = [
  'sponsor-link-invalid',
  'sponsor-link-expired',
  'company-not-found',
  'database-unavailable',
] as const;

export const openSponsorPage = defineCall({
  name: 'openSponsorPage',
  summary: 'The page with a company’s figures for its sponsor, behind a signed link that expires',
  path: '/po/sponsor/:token',
  policy: byLink,
  query,
  answer: 'text/html',
  errors,
});

/** The path of a sponsor’s page. */
export function sponsorPath(token: string): string {
  return openSponsorPage.path.replace(':token', token);
}

export const sponsorTable = defineCall({
  name: 'sponsorTable',
  summary: 'The same figures as a table',
  path: '/po/sponsor/:token/figures.csv',
  policy: byLink,
  query,
  answer: 'text/csv',
  errors,
});

const monthSchema = z.string().check(z.regex(/^\d{4}-\d{2}$/));
/** A figure of ten or more in steps of five; null where it is not told. */
const toldSchema = z.nullable(z.int().check(z.minimum(0)));

export const sponsorData = defineCall({
  name: 'sponsorData',
  summary: 'The same figures as data',
  path: '/po/sponsor/:token/figures.json',
  policy: byLink,
  query,
  answer: z.strictObject({
    company: companyIdSchema,
    from: z.nullable(monthSchema),
    to: z.nullable(monthSchema),
    eligibleEmployees: toldSchema,
    firstVisitsPer100: toldSchema,
    firstVisitsPer100InTheMiddle: toldSchema,
    months: z.array(z.strictObject({ month: monthSchema, firstVisits: toldSchema })),
    sections: z.array(
      z.strictObject({
        name: z.string(),
        figures: z.array(
          z.strictObject({ label: z.string(), count: toldSchema, monthsNotTold: z.int() }),
        ),
      }),
    ),
    campaigns: z.array(
      z.strictObject({
        month: monthSchema,
        kind: z.enum(CAMPAIGN_KINDS),
        before: toldSchema,
        during: toldSchema,
        after: toldSchema,
        withCode: toldSchema,
        withCodeMonthsNotTold: z.int(),
      }),
    ),
  }),
  errors,
});
export type SponsorData = AnswerOf<typeof sponsorData>;

/** What a sponsor prints: one to hang up, one to hand out. Each counts under the code of its name. */
export const SHEETS = ['poster', 'handout'] as const;
export type Sheet = (typeof SHEETS)[number];

/** They hang on walls, so they hold nothing that needs a link; but no search engine lists them. */
const forPrinting = {
  from: 'anywhere',
  limits: [],
  caching: 'no-cache',
} as const satisfies Policy;

const printErrors = ['company-not-found', 'page-not-found'] as const;

export const printSheet = defineCall({
  name: 'printSheet',
  summary: 'A poster or a sheet of handouts of a company to print on US Letter, with a QR code',
  path: '/po/print/:company/:sheet',
  policy: forPrinting,
  query: z.strictObject({}),
  answer: 'text/html',
  errors: printErrors,
});

export const qrCode = defineCall({
  name: 'qrCode',
  summary: 'The QR code of a company and a language, for a sponsor’s own slides and letters',
  path: '/po/print/:company/codes/:code',
  policy: forPrinting,
  query: z.strictObject({}),
  answer: 'image/svg+xml',
  errors: printErrors,
});

export function sheetPath(companyId: string, sheet: Sheet): string {
  return printSheet.path.replace(':company', companyId).replace(':sheet', sheet);
}

export function qrCodePath(companyId: string, code: string): string {
  return qrCode.path.replace(':company', companyId).replace(':code', code);
}
