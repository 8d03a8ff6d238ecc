import type { WidgetExample } from '../widget-example.ts';
import { Badge } from './badge.tsx';

export const badgeExamples: WidgetExample[] = (['new', 'star'] as const).map((status) => ({
  name: `badge: ${status}`,
  render: () => <Badge status={status} />,
}));
