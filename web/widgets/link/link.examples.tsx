import type { WidgetExample } from '../widget-example.ts';
import { OutsideLink } from './outside-link.tsx';

export const linkExamples: WidgetExample[] = [
  {
    name: 'outside link: arrow',
    render: (say) => (
      <p>
        <OutsideLink href="https://www.ssa.gov/">
          {say({ 'en-US': 'Social Security', 'es-US': 'Seguro Social' })}
        </OutsideLink>
      </p>
    ),
  },
  {
    name: 'outside link: no arrow',
    render: (say) => (
      <p>
        <OutsideLink href="https://www.ssa.gov/" hasIcon={false}>
          {say({ 'en-US': 'Social Security', 'es-US': 'Seguro Social' })}
        </OutsideLink>
      </p>
    ),
  },
];
