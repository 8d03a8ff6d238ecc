import * as z from 'zod/mini';
import { ANIMAL_CODES } from '#domain/persona/animals.ts';
import { CAMPAIGN_CODES } from '#domain/visitor/campaign-codes.ts';
import {
  languageSchema,
  nameSchema,
  originSchema,
  pageNameSchema,
  sectionSchema,
  segmentSchema,
  visitorSchema,
} from './fields.ts';

export const visitStarted = z.strictObject({
  event: z.literal('visit started'),
  visitor: visitorSchema,
  isReturnVisit: z.boolean(),
  /** The poster, handout, code or mailing that it came from. */
  via: z.optional(z.enum(CAMPAIGN_CODES)),
});

export const pageLoad = z.strictObject({
  event: z.literal('page load'),
  baseUrl: originSchema,
  channel: z.literal('retirement education'),
  pageName: pageNameSchema,
  pageLabel: z.enum(['Home', 'Privacy', 'Articles']),
  siteAudience: z.literal('participant'),
  country: z.literal('us'),
  language: languageSchema,
  section1: sectionSchema,
  section2: sectionSchema,
  section3: sectionSchema,
  personaSegment: segmentSchema,
  animalCode: z.enum(['', ...new Set(Object.values(ANIMAL_CODES))]),
  brand: z.enum(['', 'myretirement', 'sendero']),
  company: nameSchema,
  /** The specification has this field; the product has no roles, so it is empty. */
  userRole: z.literal(''),
  isAwards: z.boolean(),
  /** The runtime configuration's profile, so that trials are not counted with visitors. */
  profile: nameSchema,
});

export const pageData = z.strictObject({
  event: z.literal('page data'),
  path: pageNameSchema,
  visitor: visitorSchema,
  personaSegment: segmentSchema,
  language: languageSchema,
});

/** Sent for a tool that compares two versions of a page. */
export const testingView = z.strictObject({
  event: z.literal('testing view'),
  view: pageNameSchema,
});

export const pageCompleted = z.strictObject({
  event: z.literal('page completed'),
  pageName: pageNameSchema,
});

export const linkClick = z.strictObject({
  event: z.literal('link click'),
  /** The place the link leads to, or the link's name where it leaves the site or only explains. */
  link: pageNameSchema,
  kind: z.enum(['internal', 'external', 'mail', 'change-contribution', 'enroll']),
});
