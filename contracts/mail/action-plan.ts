import * as z from 'zod/mini';
import type { Language } from '#domain/language/language.ts';
import type { Animal } from '#domain/persona/animals.ts';
import { emailField } from './fields.ts';

/** The one field of the form; the page knows the rest from its address. */
export const planMailFormSchema = z.object({ email: emailField });

export interface PlanMailForm {
  email: string;
  animal: Animal;
}

export interface ConfirmAnswer {
  status: 'confirmed';
}

interface ActionPlanStep {
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
