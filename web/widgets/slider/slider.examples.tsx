import type { WidgetExample } from '../widget-example.ts';
import { Slider } from './slider.tsx';

export const sliderExamples: WidgetExample[] = [
  {
    name: 'slider',
    render: (say) => (
      <Slider
        label={say({ 'en-US': 'Years to go', 'es-US': 'Años que faltan' })}
        min={0}
        max={40}
        defaultValue={25}
      />
    ),
  },
];
