import type { WidgetExample } from '../widget-example.ts';
import { SessionInvitation } from './told-stage.tsx';

export const toldSessionExamples: WidgetExample[] = [
  {
    name: 'told session',
    render: (say) => (
      <SessionInvitation
        headingLevel={3}
        card={{
          id: 'example',
          path: 'virtual-event/sessions/settle-in',
          title: say({ 'en-US': 'Four papers', 'es-US': 'Cuatro papeles' }),
          description: say({
            'en-US': 'What a pay stub says.',
            'es-US': 'Lo que dice un talón de pago.',
          }),
          cover: 'cover-papers',
          minutes: 8,
          slides: 17,
        }}
      />
    ),
  },
];
