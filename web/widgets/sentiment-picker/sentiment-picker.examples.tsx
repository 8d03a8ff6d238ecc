import type { WidgetExample } from '../widget-example.ts';
import { SentimentPicker } from './sentiment-picker.tsx';
import type { Vote } from './use-vote.ts';

const UNDECIDED: Vote = {
  picked: undefined,
  shares: undefined,
  next: undefined,
  problem: undefined,
  pick: () => undefined,
};

export const sentimentPickerExamples: WidgetExample[] = [
  { name: 'feelings', render: () => <SentimentPicker vote={UNDECIDED} /> },
  {
    name: 'feelings, one picked',
    render: () => <SentimentPicker vote={{ ...UNDECIDED, picked: 'hopeful', shares: null }} />,
  },
  {
    name: 'feelings, one picked that an article answers',
    render: () => (
      <SentimentPicker
        vote={{
          ...UNDECIDED,
          picked: 'anxious',
          shares: null,
          next: {
            title: 'Money for a bad week',
            href: '/generic/articles/emergency-savings/money-for-a-bad-week',
            minutes: 4,
          },
        }}
      />
    ),
  },
];
