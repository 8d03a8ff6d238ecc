import { AnimalPage } from '../../features/quiz/animal-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { animalInAddress } from './find-in-address.ts';
import type { Route } from './+types/quiz-animal.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const { services, address } = getPage(context);
  const animal = animalInAddress(params.animal);
  return {
    animal: services.getAnimal(address, animal),
    others: services.listAnimals(address).filter((other) => other.animal !== animal),
  };
}

export default function QuizAnimal({ loaderData }: Route.ComponentProps) {
  return <AnimalPage {...loaderData} />;
}
