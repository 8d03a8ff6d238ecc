import { MYTH_ANSWERS } from '#domain/myth-quiz/myth-steps.ts';
import type { WidgetExample } from '../widget-example.ts';
import { MythQuiz } from './myth-quiz.tsx';

const WORDS = {
  myth: { 'en-US': 'Myth', 'es-US': 'Mito' },
  truth: { 'en-US': 'Truth', 'es-US': 'Verdad' },
};

export const mythQuizExamples: WidgetExample[] = [
  {
    name: 'myth quiz',
    render: (say) => (
      <MythQuiz
        titleId="example-myth"
        data={{
          name: 'example',
          flow: 'myth quiz',
          stepOf: () => 'debt',
          answers: MYTH_ANSWERS.map((answer) => ({ answer, label: say(WORDS[answer]) })),
          questions: [
            {
              key: 'debt',
              sentence: say({
                'en-US': 'You need a lot of money to save.',
                'es-US': 'Hace falta mucho dinero para ahorrar.',
              }),
              correctAnswer: 'myth',
              explanations: {
                myth: { text: say({ 'en-US': 'One percent will do.', 'es-US': 'Basta el 1%.' }) },
                truth: { text: say({ 'en-US': 'One percent will do.', 'es-US': 'Basta el 1%.' }) },
              },
            },
          ],
          labels: {
            start: say({ 'en-US': 'Begin', 'es-US': 'Comenzar' }),
            next: say({ 'en-US': 'Go on', 'es-US': 'Seguir' }),
          },
          title: say({ 'en-US': 'Myth or truth?', 'es-US': '¿Mito o verdad?' }),
          keepsTitle: true,
          intro: { content: say({ 'en-US': 'One sentence.', 'es-US': 'Una frase.' }) },
          onward: null,
          grounds: { right: 'leaf', other: 'blush' },
        }}
      />
    ),
  },
];
