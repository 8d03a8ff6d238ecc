import type { WidgetExample } from '../widget-example.ts';
import { Hatch } from './hatch.tsx';

export const hatchExamples: WidgetExample[] = (['gain', 'growth'] as const).map((look) => ({
  name: `hatch: ${look}`,
  render: () => (
    <svg aria-hidden="true" width="120" height="60">
      <Hatch id={`example-${look}`} look={look} />
      <rect width="120" height="60" fill={`url(#example-${look})`} />
    </svg>
  ),
}));
