import * as z from 'zod/mini';
import { messageField, nameField } from './contact-fields.ts';
import { companyField, emailField, honeypotField, languageField, proofField } from './fields.ts';
import type { FieldCode } from './field-codes.ts';
import { outboxSchema } from './outbox.ts';

export const CONTACT_TOPICS = [
  'my-plan',
  'this-site',
  'a-mistake',
  'accessibility',
  'privacy',
  'other',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

const topicMissing: FieldCode = 'topic-missing';

const contactFields = {
  name: nameField,
  email: emailField,
  topic: z.enum(CONTACT_TOPICS, { error: topicMissing }),
  message: messageField,
};

/** The fields a person fills in, checked alike in the browser and on the server. */
export const contactFormSchema = z.object(contactFields);
export type ContactForm = z.infer<typeof contactFormSchema>;

/** `POST /po/contact` */
export const contactCallSchema = z.strictObject({
  ...contactFields,
  company: companyField,
  language: languageField,
  altcha: proofField,
  website: honeypotField,
});

export const contactAnswerSchema = z.strictObject({
  status: z.literal('received'),
  outbox: z.optional(outboxSchema),
});
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;
