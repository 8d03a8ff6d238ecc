import * as z from 'zod/mini';
import { isPlainLine, isPlainText, withPlainLineEnds } from '#domain/text/plain-text.ts';
import { bySchema } from '../forms/by-schema.ts';
import { emailField, say } from './fields.ts';

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

/** The mistakes that only this form knows. */
export type ContactCode =
  | 'name-missing'
  | 'name-long'
  | 'name-characters'
  | 'topic-missing'
  | 'message-missing'
  | 'message-long'
  | 'message-characters';

const MAX_NAME_LENGTH = 100;
const MAX_MESSAGE_LENGTH = 2_000;

const nameField = z
  .string(say<ContactCode>('name-missing'))
  .check(
    z.trim(),
    z.minLength(1, { ...say<ContactCode>('name-missing'), abort: true }),
    z.maxLength(MAX_NAME_LENGTH, say<ContactCode>('name-long')),
    z.refine(isPlainLine, say<ContactCode>('name-characters')),
  );

const messageField = z
  .string(say<ContactCode>('message-missing'))
  .check(
    z.overwrite(withPlainLineEnds),
    z.trim(),
    z.minLength(1, { ...say<ContactCode>('message-missing'), abort: true }),
    z.maxLength(MAX_MESSAGE_LENGTH, say<ContactCode>('message-long')),
    z.refine(isPlainText, say<ContactCode>('message-characters')),
  );

/**
 * The fields a person fills in, in the order of the form, checked alike in the browser and on the
 * server. What is kept and mailed of a message follows from them.
 */
export const contactFormSchema = z.object({
  name: nameField,
  email: emailField,
  topic: z.enum(CONTACT_TOPICS, say<ContactCode>('topic-missing')),
  message: messageField,
});
export type ContactForm = z.infer<typeof contactFormSchema>;
export const CONTACT_FIELDS = Object.keys(contactFormSchema.shape) as ReadonlyArray<
  keyof ContactForm
>;
export const contactForm = bySchema(contactFormSchema);
