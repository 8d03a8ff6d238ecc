import type { WidgetExample } from '../widget-example.ts';
import { Accordion } from './accordion.tsx';
import { Questions } from './questions.tsx';

const TOPICS = [
  { 'en-US': 'Talk about today', 'es-US': 'Hablar de hoy' },
  { 'en-US': 'Talk about help', 'es-US': 'Hablar de ayuda' },
  { 'en-US': 'Talk about papers', 'es-US': 'Hablar de papeles' },
];
const TEXT = {
  'en-US': 'What does a good week look like for you now?',
  'es-US': '¿Cómo es para ti una buena semana?',
};

export const accordionExamples: WidgetExample[] = [
  {
    name: 'accordion',
    render: (say) => (
      <Accordion
        openId="0"
        items={TOPICS.map((topic, index) => ({
          id: String(index),
          title: say(topic),
          content: <p>{say(TEXT)}</p>,
        }))}
      />
    ),
  },
  {
    name: 'questions',
    render: (say) => (
      <Questions
        id="example-questions"
        title={say({ 'en-US': 'Questions', 'es-US': 'Preguntas' })}
        questions={TOPICS.map((topic, index) => ({
          id: `example-${index}`,
          question: say(topic),
          answer: <p>{say(TEXT)}</p>,
        }))}
      />
    ),
  },
];
