import { ANIMALS } from '#domain/persona/animals.ts';
import type { WidgetExample } from '../widget-example.ts';
import { AnimalFrieze } from './animal-frieze.tsx';

export const animalFriezeExamples: WidgetExample[] = [
  {
    name: 'animal frieze',
    render: (say) => (
      <AnimalFrieze
        animals={ANIMALS.map((animal) => ({
          animal,
          name: animal,
          tagline: say({ 'en-US': 'On the way', 'es-US': 'En camino' }),
        }))}
      />
    ),
  },
];
