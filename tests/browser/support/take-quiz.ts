import { expect, type Locator, type Page } from '@playwright/test';
import { QUESTIONS } from '#domain/persona/questions.ts';

export const QUIZ = '/retirement/generic/quiz';

/** The answers of a person who is close to retirement and has everything in order. */
export const OWL_ANSWERS = ['yes-yes-yes', 'there', 'yes-yes-yes', 'clear', 'home', 'confident'];

/** The button of an answer; in a yes/no tree, by the path that leads to it. */
export function radio(page: Page, way: string): Locator {
  return page
    .locator(`main input[data-way="${way}"], main input[name="answer"][value="${way}"]`)
    .first();
}

/** Chooses an answer as a person does: in a yes/no tree one question after the other. */
export async function choose(page: Page, answer: string): Promise<void> {
  const isTree = /^(?:yes|no)(?:-|$)/.test(answer);
  const labels = isTree ? answer.split('-') : [answer];
  for (const index of labels.keys()) {
    await radio(page, labels.slice(0, index + 1).join('-')).check();
  }
}

export async function goOn(page: Page): Promise<void> {
  await page.locator('main form[data-kind] button[type=submit]').click();
}

/** Takes the quiz from the first question to the result. */
export async function answerAll(page: Page, answers: readonly string[]): Promise<void> {
  for (const [index, { slug }] of QUESTIONS.entries()) {
    // This is an assertion because its retries also close the question about feelings, which may
    // come on the way.
    await expect(page).toHaveURL(new RegExp(`/quiz/${slug}(?:\\?|$)`));
    await choose(page, answers[index] ?? '');
    await goOn(page);
  }
  await expect(page).toHaveURL(/\/quiz\/result\?animal=/);
}
