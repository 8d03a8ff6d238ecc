import * as z from 'zod/mini';
import type { Language } from '#domain/language/language.ts';
import type { Plan } from '#domain/persona/plans.ts';
import { bySchema } from '../forms/by-schema.ts';
import { emailField } from './fields.ts';

/** The form's only field; the page knows everything else from its address. */
export const planMailForm = bySchema(z.object({ email: emailField }));

export interface PlanMailForm {
  email: string;
  /** The animal, or the variant of it whose steps the person reads. */
  animal: Plan;
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
  find(companyId: string, plan: Plan, language: Language): ActionPlan | undefined;
}
