import type { WidgetExample } from '../widget-example.ts';
import { OutsideLink } from './outside-link.tsx';

export const linkExamples: WidgetExample[] = [
  {
    name: 'link to another site',
    render: (say) => (
      <p>
        <OutsideLink href="https://www.ssa.gov/">
          {say({ 'en-US': 'Social Security', 'es-US': 'Seguro Social' })}
        </OutsideLink>
      </p>
    ),
  },
  {
    name: 'link to another site without its arrow',
    render: (say) => (
      <p>
        <OutsideLink href="https://www.ssa.gov/" hasIcon={false}>
          {say({ 'en-US': 'Social Security', 'es-US': 'Seguro Social' })}
        </OutsideLink>
      </p>
    ),
  },
];
