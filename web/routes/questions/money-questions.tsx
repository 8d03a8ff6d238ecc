import { QuestionsPage } from '../../features/money-questions/questions-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/money-questions.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { questions: getPage(context).services.listMoneyQuestions() };
}

export default function MoneyQuestions({ loaderData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} />;
}
