import { expect } from 'vitest';
import { findElements, partOf } from './read-html.ts';

export const PLAN = {
  currentAge: '40',
  retirementAge: '67',
  pretaxSalary: '$50,000',
  currentSavings: '10000',
  contributionPercentage: '6',
  employerMatchingContributionPercentage: '50 %',
  employerMatchingUpToContributionPercentageOfSalary: '6',
};
export const LANGUAGES = [
  { language: 'en-US', query: '' },
  { language: 'es-US', query: '?lang=es-US' },
] as const;
/** Sends the form as a browser without JavaScript does. */
export async function sendPlan(
  base: string,
  fields: Record<string, string>,
  query: string,
): Promise<{ response: Response; html: string }> {
  const response = await fetch(`${base}/riverbend/calculator/projections${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { response, html: await response.text() };
}

/** The main part of the projection of the usual plan with some of its numbers changed. */
export async function readProjection(
  base: string,
  changes: Partial<Record<keyof typeof PLAN, string>>,
  query: string,
): Promise<string> {
  const { response, html } = await sendPlan(base, { ...PLAN, ...changes }, query);
  expect(response.status).toBe(200);
  return partOf(html, 'main');
}

/** The message beside each field that has one, by the end of its id. */
export function readMessages(html: string): Record<string, string> {
  const messages = findElements(html, 'p').flatMap(({ attributes, text }) => {
    const name = /([A-Za-z]+)-error$/.exec(attributes['id'] ?? '')?.[1];
    return name === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(messages);
}

export function readInput(html: string, name: string): Record<string, string> {
  const input = findElements(partOf(html, 'main'), 'input').find(
    ({ attributes }) => attributes['name'] === name && attributes['type'] !== 'hidden',
  );
  if (!input) throw new Error(`The page has no field ${name}`);
  return input.attributes;
}
