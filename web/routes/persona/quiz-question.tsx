import { redirect } from 'react-router';
import { withLanguage } from '#domain/links/with-language.ts';
import { stepPath } from '#domain/pages/question-paths.ts';
import {
  ANSWERS_PARAMETER,
  decideNextStep,
  decideStepBack,
  readAnswerFields,
  readAnswers,
} from '#domain/persona/quiz-step.ts';
import { QuestionPage } from '../../features/quiz/question-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { questionInAddress } from './find-in-address.ts';
import type { Route } from './+types/quiz-question.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const { key } = questionInAddress(params.question);
  const query = new URL(request.url).searchParams;
  return {
    question: services.getQuizQuestion(key),
    pick: query.get('pick') ?? '',
    asks: query.get('ask') === 'answer',
  };
}

/** The form of a browser without a script. The earlier answers are in the address it was posted to. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { address } = getPage(context);
  const question = questionInAddress(params.question);
  const { key } = question;
  const fields = new URLSearchParams(await request.text());
  const answers = readAnswers(new URL(request.url).searchParams.get(ANSWERS_PARAMETER));
  const step =
    fields.get('go') === 'back'
      ? decideStepBack(key, answers)
      : decideNextStep({ key, answers, answer: readAnswerFields(question, fields) });
  return redirect(withLanguage(stepPath(address.companyId, step), address.language), 303);
}

export default function QuizQuestion({ loaderData }: Route.ComponentProps) {
  return <QuestionPage key={loaderData.question.key} {...loaderData} />;
}
