import type { WidgetExample } from '../widget-example.ts';
import { Reader } from './reader.tsx';

export const readAloudExamples: WidgetExample[] = [
  {
    name: 'reader',
    render: (say) => (
      <>
        <p data-read="">
          {say({
            'en-US': 'A short text. Your device can read it.',
            'es-US': 'Un texto corto. Tu dispositivo puede leerlo.',
          })}
        </p>
        <Reader />
      </>
    ),
  },
];
