import type { WidgetExample } from '../widget-example.ts';
import { CornerClose } from './corner-close.tsx';

export const cornerCloseExamples: WidgetExample[] = [
  {
    name: 'corner close',
    render: (say) => (
      <CornerClose label={say({ 'en-US': 'Close the example', 'es-US': 'Cerrar el ejemplo' })} />
    ),
  },
];
