import type { WidgetExample } from '../widget-example.ts';
import { Transcript } from './transcript.tsx';

export const transcriptExamples: WidgetExample[] = [
  {
    name: 'transcript',
    render: (say) => (
      <Transcript
        text={say({
          'en-US': 'What does a good week look like for you now?',
          'es-US': '¿Cómo es para ti una buena semana?',
        })}
      />
    ),
  },
];
