import type { AnyQuestion } from '#domain/money-questions/answer.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import type { Listen } from '../../../islands/listen.ts';
import { listenTo } from './listen-to.ts';

/** The form and the answers of each question; the small ones come together. */
const LOAD: Readonly<Record<MoneyQuestion, () => Promise<AnyQuestion>>> = {
  savers: async () => (await import('#domain/money-questions/ask-savers.ts')).SAVERS_QUESTION,
  paycheck: async () => (await import('#domain/money-questions/ask-paycheck.ts')).PAYCHECK_QUESTION,
  roth: async () => (await import('#domain/money-questions/ask-roth.ts')).ROTH_QUESTION,
  match: async () => (await import('#domain/money-questions/ask-match.ts')).MATCH_QUESTION,
  vesting: async () => (await import('#domain/money-questions/ask-vesting.ts')).VESTING_QUESTION,
};

export async function loadQuestion(name: MoneyQuestion): Promise<Listen> {
  return listenTo(await LOAD[name]());
}
