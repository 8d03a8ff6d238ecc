import type { AnyQuestion } from '#domain/money-questions/answer.ts';
import { MATCH_QUESTION } from '#domain/money-questions/ask-match.ts';
import { PAYCHECK_QUESTION } from '#domain/money-questions/ask-paycheck.ts';
import { ROTH_QUESTION } from '#domain/money-questions/ask-roth.ts';
import { SAVERS_QUESTION } from '#domain/money-questions/ask-savers.ts';
import { VESTING_QUESTION } from '#domain/money-questions/ask-vesting.ts';
import { RETIREMENT_PAY_QUESTION } from '#domain/money-questions/ask-retirement-pay.ts';
import { SOCIAL_SECURITY_QUESTION } from '#domain/money-questions/ask-social-security.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';

/** Every question with its form and its answers. */
export const EVERY_QUESTION: Readonly<Record<MoneyQuestion, AnyQuestion>> = {
  savers: SAVERS_QUESTION,
  paycheck: PAYCHECK_QUESTION,
  roth: ROTH_QUESTION,
  match: MATCH_QUESTION,
  vesting: VESTING_QUESTION,
  'social-security': SOCIAL_SECURITY_QUESTION,
  'retirement-pay': RETIREMENT_PAY_QUESTION,
};
