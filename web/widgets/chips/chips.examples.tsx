import type { WidgetExample } from '../widget-example.ts';
import { Chips } from './chips.tsx';

export const chipsExamples: WidgetExample[] = [
  {
    name: 'chips',
    render: (say) => (
      <Chips
        label={say({ 'en-US': 'Show examples of', 'es-US': 'Mostrar ejemplos de' })}
        chips={[
          {
            path: 'gallery/kit',
            label: say({ 'en-US': 'The kit', 'es-US': 'El equipo' }),
            isCurrent: true,
          },
          {
            path: 'gallery',
            label: say({ 'en-US': 'Everything', 'es-US': 'Todo' }),
            isCurrent: false,
          },
        ]}
      />
    ),
  },
];
