import * as z from 'zod/mini';
import { messageField, nameField } from './contact-fields.ts';
import { emailField } from './fields.ts';
import type { FieldCode } from './field-codes.ts';

/** The specification leaves the fields open; the topic brings a message to the person who can answer. */
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

/** The fields a person fills in, checked alike in the browser and on the server. */
export const contactFormSchema = z.object({
  name: nameField,
  email: emailField,
  topic: z.enum(CONTACT_TOPICS, { error: topicMissing }),
  message: messageField,
});
export type ContactForm = z.infer<typeof contactFormSchema>;
