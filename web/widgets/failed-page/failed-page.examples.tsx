import type { WidgetExample } from '../widget-example.ts';
import { FailedWords } from './failed-words.tsx';

export const failedPageExamples: WidgetExample[] = [
  {
    name: 'failed page',
    render: (say) => (
      <FailedWords
        heading={say({ 'en-US': 'This did not come', 'es-US': 'Esto no llegó' })}
        lead={say({
          'en-US': 'Try again in a moment.',
          'es-US': 'Intenta de nuevo en un momento.',
        })}
      />
    ),
  },
];
