import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import type { Listen } from '../../../islands/listen.ts';
import { EVERY_QUESTION } from '../every-question.ts';
import { drawPicture } from '../stories/draw-picture.ts';
import { listenTo, type Draw } from './listen-to.ts';

/** What draws the picture of an answer, for the question that has one. */
const DRAW: { readonly [Name in MoneyQuestion]?: Draw } = { 'retirement-pay': drawPicture };

/** All questions come in one file: a file for each would cost every still page its hash. */
export function loadQuestion({ question }: Readonly<Record<string, unknown>>): Listen {
  const name = question as MoneyQuestion;
  return listenTo(EVERY_QUESTION[name], DRAW[name]);
}
