import * as z from 'zod/mini';
import type { Language } from '#domain/language/language.ts';
import { ANIMALS, type Animal } from '#domain/persona/animals.ts';
import { outboxSchema } from './outbox.ts';
import { companyField, emailField, honeypotField, languageField, proofField } from './fields.ts';

/** The one field of the form; the page knows the rest from its address. */
export const planMailFormSchema = z.object({ email: emailField });

export interface PlanMailForm {
  email: string;
  animal: Animal;
}

/** `POST /po/action-plan/email` */
export const planMailCallSchema = z.strictObject({
  email: emailField,
  animal: z.enum(ANIMALS),
  company: companyField,
  language: languageField,
  altcha: proofField,
  website: honeypotField,
});

export const planMailAnswerSchema = z.strictObject({
  status: z.literal('accepted'),
  outbox: z.optional(outboxSchema),
});
export type PlanMailAnswer = z.infer<typeof planMailAnswerSchema>;

export interface ConfirmAnswer {
  status: 'confirmed';
}

export interface ActionPlanStep {
  title: string;
  text: string;
  deadline: string;
  /** The words of the link, and where it leads: below the company, or an absolute address. */
  label: string;
  path: string;
}

export interface ActionPlan {
  animalName: string;
  intro: string;
  steps: ActionPlanStep[];
}

/** Where the mails take a plan from; the content behind it may change between asking and sending. */
export interface ActionPlanSource {
  find(companyId: string, animal: Animal, language: Language): ActionPlan | undefined;
}
