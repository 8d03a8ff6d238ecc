import type { WidgetExample } from '../widget-example.ts';
import { PlanTrail } from './plan-trail.tsx';

export const planTrailExamples: WidgetExample[] = [
  {
    name: 'plan trail',
    render: (say) => (
      <PlanTrail
        headingLevel={3}
        steps={['first', 'second', 'third'].map((id, index) => ({
          id,
          title: say({ 'en-US': 'A step', 'es-US': 'Un paso' }),
          text: say({ 'en-US': 'It takes a minute.', 'es-US': 'Toma un minuto.' }),
          withinDays: (index + 1) * 30,
          link: { label: say({ 'en-US': 'Questions', 'es-US': 'Preguntas' }), path: 'faqs' },
        }))}
      />
    ),
  },
];
