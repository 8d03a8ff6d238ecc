import type { WidgetExample } from '../widget-example.ts';
import { Choice } from './choice.tsx';

export const choiceExamples: WidgetExample[] = [
  {
    name: 'choice of a few',
    render: (say) => (
      <Choice
        name="example-pay"
        label={say({ 'en-US': 'How often are you paid?', 'es-US': '¿Cada cuánto te pagan?' })}
        chosen="monthly"
        options={[
          { value: 'weekly', label: say({ 'en-US': 'Every week', 'es-US': 'Cada semana' }) },
          { value: 'monthly', label: say({ 'en-US': 'Every month', 'es-US': 'Cada mes' }) },
        ]}
      />
    ),
  },
];
