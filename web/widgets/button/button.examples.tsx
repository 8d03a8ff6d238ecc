import type { WidgetExample } from '../widget-example.ts';
import { buttonClasses } from './button-classes.ts';

export const buttonExamples: WidgetExample[] = (['primary', 'secondary', 'sign'] as const).map(
  (look) => ({
    name: `button: ${look}`,
    render: (say) => (
      <button type="button" className={buttonClasses(look)}>
        {say({ 'en-US': 'Go on', 'es-US': 'Seguir' })}
      </button>
    ),
  }),
);
