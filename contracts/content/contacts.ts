import { z } from 'zod';
import { refersTo } from './references.ts';
import {
  inEachLanguage,
  localLineSchema,
  localTextSchema,
  outsideAddressSchema,
  slugSchema,
} from './texts.ts';

/** A toll-free number of the United States, as it is written there. */
export const phoneSchema = z
  .string()
  .regex(/^1-[2-9]\d{2}-[2-9]\d{2}-\d{4}$/, 'a phone number like 1-866-444-3272');

/** The entry that is each company's own plan: its number is a setting of the company. */
export const PLAN_CONTACT = 'plan';

const contactSchema = z.strictObject({
  id: slugSchema,
  name: localLineSchema,
  /** What they help with, and whether it costs anything. */
  helps: localTextSchema,
  /** The plan's own number is a setting of the company. */
  phone: phoneSchema.optional(),
  /** The line for people who type because they do not hear. */
  tty: phoneSchema.optional(),
  page: inEachLanguage(outsideAddressSchema).optional(),
});

/** `content/contacts.yaml`: the people to call, whom articles and the animals of the quiz name. */
export const contactsSchema = z.strictObject({ contacts: z.array(contactSchema) });
export type ContactFile = z.infer<typeof contactSchema>;

/** The ids of the people to call, in the order in which they are shown. */
export const contactIdsSchema = z.array(refersTo('contact', slugSchema)).max(4);
