import type { WidgetExample } from '../widget-example.ts';
import { Film } from './film.tsx';

export const filmExamples: WidgetExample[] = [
  {
    name: 'film that is missing',
    render: (say) => (
      <Film
        title={say({ 'en-US': 'A film', 'es-US': 'Una película' })}
        transcript={say({ 'en-US': 'Its words stand open.', 'es-US': 'Sus palabras, a la vista.' })}
        film={{
          name: 'example',
          language: undefined,
          source: undefined,
          mobileSource: undefined,
          poster: undefined,
          captions: [],
          seconds: undefined,
          chapters: [],
          times: [],
        }}
      />
    ),
  },
];
