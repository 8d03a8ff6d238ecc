import { data } from 'react-router';
import { findAnimal, type Animal } from '#domain/persona/animals.ts';
import { findPlan, type Plan } from '#domain/persona/plans.ts';
import { findQuestionBySlug, type Question } from '#domain/persona/questions.ts';

/** An unknown animal is answered with the not-found page. */
export function animalInAddress(name: string): Animal {
  const animal = findAnimal(name);
  if (!animal) throw data(null, { status: 404 });
  return animal;
}

/** The plan of an animal or of a variant of it; an unknown one is answered with the not-found page. */
export function planInAddress(name: string): Plan {
  const plan = findPlan(name);
  if (!plan) throw data(null, { status: 404 });
  return plan;
}

export function questionInAddress(slug: string): Question {
  const question = findQuestionBySlug(slug);
  if (!question) throw data(null, { status: 404 });
  return question;
}
