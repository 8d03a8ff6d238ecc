import type { WidgetExample } from '../widget-example.ts';
import { Check } from './check.tsx';

export const checkExamples: WidgetExample[] = [
  {
    name: 'check',
    render: (say) =>
      [false, true].map((isChecked) => (
        <Check
          key={String(isChecked)}
          label={say({ 'en-US': 'Done', 'es-US': 'Listo' })}
          isChecked={isChecked}
          onChange={() => undefined}
        />
      )),
  },
];
