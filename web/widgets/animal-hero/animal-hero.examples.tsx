import type { WidgetExample } from '../widget-example.ts';
import { AnimalHero } from './animal-hero.tsx';

export const animalHeroExamples: WidgetExample[] = [
  {
    name: 'animal hero',
    render: (say) => (
      <AnimalHero
        animal="fox"
        before={say({ 'en-US': 'You are a', 'es-US': 'Eres un' })}
        title={say({ 'en-US': 'Fox', 'es-US': 'Zorro' })}
        lead={say({ 'en-US': 'You know the way.', 'es-US': 'Conoces el camino.' })}
      >
        <p>{say({ 'en-US': 'Three steps lie ahead.', 'es-US': 'Faltan tres pasos.' })}</p>
      </AnimalHero>
    ),
  },
];
