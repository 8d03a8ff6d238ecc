import * as z from 'zod/mini';
import type { Language } from '#domain/language/language.ts';
import type { Animal } from '#domain/persona/animals.ts';
import { emailField } from './fields.ts';

/** The form's only field; the page knows everything else from its address. */
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
  /** The words of the link, and its address: below the company, or an absolute one. */
  label: string;
  path: string;
}

export interface ActionPlan {
  animalName: string;
  intro: string;
  steps: ActionPlanStep[];
}

/** The source of the plans in mails; the content may change between asking and sending. */
export interface ActionPlanSource {
  find(companyId: string, animal: Animal, language: Language): ActionPlan | undefined;
}
