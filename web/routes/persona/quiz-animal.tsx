import { AnimalPage } from '../../features/quiz/animal-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { animalInAddress } from './find-in-address.ts';
import type { Route } from './+types/quiz-animal.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const animal = animalInAddress(params.animal);
  return {
    animal: services.getAnimal(animal),
    others: services.listAnimals().filter((other) => other.animal !== animal),
  };
}

export default function QuizAnimal({ loaderData }: Route.ComponentProps) {
  return <AnimalPage {...loaderData} />;
}
