import { animalOfPlan, findPlan } from '#domain/persona/plans.ts';
import { PlanMail } from '../../features/action-plan/plan-mail.tsx';
import { ResultPage } from '../../features/quiz/result-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/quiz-result.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const query = new URL(request.url).searchParams;
  const plan = findPlan(query.get('animal'));
  const own = plan && animalOfPlan(plan);
  return {
    animal: plan && services.getAnimal(plan),
    isNew: query.get('from') === 'quiz',
    others: services.listAnimals().filter((other) => other.animal !== own),
  };
}

export default function QuizResult({ loaderData }: Route.ComponentProps) {
  const { animal } = loaderData;
  return (
    <ResultPage
      {...loaderData}
      mailForm={animal && <PlanMail plan={animal.plan} posted={undefined} />}
    />
  );
}
