import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';

/** A question about money, in a company whose plan it fits or does not. */
export interface MoneyQuestionView {
  question: MoneyQuestion;
  /** False where the plan lacks what it is about: the page then says so, and leads to the others. */
  fits: boolean;
  /** The others that fit. */
  others: readonly MoneyQuestion[];
  /** The tables of the year and what is known of the plan, from which every answer follows. */
  ground: Readonly<Record<string, unknown>>;
  /** The guides that tell more about it. */
  guides: ReadonlyArray<{ title: string; path: string }>;
}

export interface MoneyQuestionViews {
  /** The questions about money that fit the company’s plan. */
  listMoneyQuestions(): MoneyQuestion[];
  getMoneyQuestion(question: MoneyQuestion): MoneyQuestionView;
}
