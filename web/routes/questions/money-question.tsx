import { data } from 'react-router';
import type { MoneyQuestionView } from '#contracts/views/money-questions.ts';
import { isMoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { readFields } from '#domain/money-questions/read-fields.ts';
import { EVERY_QUESTION } from '../../features/money-questions/every-question.ts';
import { QuestionPage } from '../../features/money-questions/question-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/money-question.ts';

export function loader(args: Pick<Route.LoaderArgs, 'context' | 'params'>): MoneyQuestionView {
  const { question } = args.params;
  if (!isMoneyQuestion(question)) throw data(null, { status: 404 });
  return getPage(args.context).services.getMoneyQuestion(question);
}

/** The form as a browser without JavaScript sends it: this very page answers, and nothing is kept. */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { question, fits, ground } = loader(args);
  if (!fits) return data({ typed: undefined }, { status: 405 });
  const sent = new URLSearchParams(await request.text());
  const { typed, values } = readFields(EVERY_QUESTION[question].fields(ground as never), sent);
  return data({ typed }, { status: values ? 200 : 400 });
}

export default function MoneyQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionPage {...loaderData} typed={actionData?.typed} />;
}
