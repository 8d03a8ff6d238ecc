import type { WidgetExample } from '../widget-example.ts';
import { Sources } from './sources.tsx';

export const sourcesExamples: WidgetExample[] = [
  {
    name: 'sources',
    render: () => (
      <Sources
        sources={[{ label: 'Social Security Administration', url: 'https://www.ssa.gov/' }]}
      />
    ),
  },
];
