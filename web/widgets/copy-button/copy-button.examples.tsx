import type { WidgetExample } from '../widget-example.ts';
import { CopyButton } from './copy-button.tsx';

export const copyButtonExamples: WidgetExample[] = [
  {
    name: 'copy button',
    render: (say) => (
      <CopyButton
        address={() => 'https://sendero.example.com/'}
        label={say({ 'en-US': 'Copy the link', 'es-US': 'Copiar el enlace' })}
      />
    ),
  },
];
