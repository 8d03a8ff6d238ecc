import type { WidgetExample } from '../widget-example.ts';
import { Prose } from './prose.tsx';

export const proseExamples: WidgetExample[] = [
  {
    name: 'prose',
    render: (say) => (
      <Prose
        name="example"
        html={say({
          'en-US': '<p>Text of an <strong>author</strong>.</p>',
          'es-US': '<p>Texto de un <strong>autor</strong>.</p>',
        })}
      />
    ),
  },
];
