import type { AnyQuestion } from '#domain/money-questions/answer.ts';
import { SAVERS_QUESTION } from '#domain/money-questions/ask-savers.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';

/** Every question with its form and its answers, for the server: a browser loads the one of its page. */
export const EVERY_QUESTION: Readonly<Record<MoneyQuestion, AnyQuestion>> = {
  savers: SAVERS_QUESTION,
};
