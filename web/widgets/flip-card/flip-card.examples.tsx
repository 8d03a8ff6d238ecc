import type { WidgetExample } from '../widget-example.ts';
import { QuestionFlipCard } from './question-flip-card.tsx';

export const flipCardExamples: WidgetExample[] = [
  {
    name: 'flip card',
    render: (say) => (
      <QuestionFlipCard
        image="cover-pack"
        question={say({ 'en-US': 'What is a match?', 'es-US': '¿Qué es una aportación?' })}
        answer={say({ 'en-US': 'Money on top of yours.', 'es-US': 'Dinero además del tuyo.' })}
      />
    ),
  },
];
