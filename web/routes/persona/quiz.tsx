import { QuizLanding } from '../../features/quiz/quiz-landing.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/quiz.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { animals: services.listAnimals() };
}

export default function Quiz({ loaderData }: Route.ComponentProps) {
  return <QuizLanding {...loaderData} />;
}
