import type { Flags } from '#domain/flags/flags.ts';
import { QuizModal } from './quiz-modal.tsx';
import { SentimentModal } from './sentiment-modal.tsx';
import { useScheduler } from './use-scheduler.ts';

/** The two modals that come by themselves, never both. */
export function ScheduledModals({ flags }: { flags: Flags }) {
  const { open, close, leaveFor } = useScheduler(flags);
  if (open === 'quiz') return <QuizModal onClose={close} onTake={leaveFor} />;
  if (open === 'sentiment') return <SentimentModal onClose={close} />;
  return null;
}
