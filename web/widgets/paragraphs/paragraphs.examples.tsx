import type { WidgetExample } from '../widget-example.ts';
import { Paragraphs } from './paragraphs.tsx';

export const paragraphsExamples: WidgetExample[] = [
  {
    name: 'paragraphs',
    render: (say) => (
      <Paragraphs
        text={say({
          'en-US': 'One thought.\n\nAnd another.',
          'es-US': 'Una idea.\n\nY otra.',
        })}
      />
    ),
  },
];
