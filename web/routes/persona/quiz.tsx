import { QuizLanding } from '../../features/quiz/quiz-landing.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/quiz.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services, address } = getPage(context);
  return { animals: services.listAnimals(address) };
}

export default function Quiz({ loaderData }: Route.ComponentProps) {
  return <QuizLanding {...loaderData} />;
}
