import type { WidgetExample } from '../widget-example.ts';
import { ChangeContribution } from './change-contribution.tsx';

export const changeContributionExamples: WidgetExample[] = [
  { name: 'change contribution', render: () => <ChangeContribution /> },
];
