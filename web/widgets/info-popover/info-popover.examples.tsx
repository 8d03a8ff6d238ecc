import type { WidgetExample } from '../widget-example.ts';
import { InfoPopover } from './info-popover.tsx';

const TITLE = { 'en-US': 'Info popover', 'es-US': 'Ayuda emergente' };

export const infoPopoverExamples: WidgetExample[] = [
  {
    name: 'info popover',
    render: (say) => (
      <InfoPopover
        label={say({
          'en-US': 'Help: info popover',
          'es-US': 'Ayuda: ayuda emergente',
        })}
        closeLabel={say({ 'en-US': 'Close', 'es-US': 'Cerrar' })}
        title={say(TITLE)}
      >
        <p>
          {say({
            'en-US': 'What does a good week look like for you now?',
            'es-US': '¿Cómo es para ti una buena semana?',
          })}
        </p>
      </InfoPopover>
    ),
  },
];
