import type { WidgetExample } from '../widget-example.ts';
import { Masonry } from './masonry.tsx';

const BRICKS = [
  { 'en-US': 'Talk about today', 'es-US': 'Hablar de hoy' },
  { 'en-US': 'Talk about help', 'es-US': 'Hablar de ayuda' },
  { 'en-US': 'Talk about papers', 'es-US': 'Hablar de papeles' },
];

export const masonryExamples: WidgetExample[] = [
  {
    name: 'masonry',
    render: (say) => (
      <Masonry>
        {BRICKS.map((words) => (
          <li key={words['en-US']} data-brick>
            {say(words)}
          </li>
        ))}
      </Masonry>
    ),
  },
];
