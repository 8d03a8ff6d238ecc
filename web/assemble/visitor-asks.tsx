import type { ModalKind } from '#domain/modals/modal-due.ts';
import { QuizModal } from '../features/modals/quiz-modal.tsx';
import { SentimentModal } from '../features/modals/sentiment-modal.tsx';
import { SentimentSlide } from '../features/sentiment/sentiment-slide.tsx';
import type { Slide } from '../features/sentiment/use-slide.ts';

interface VisitorAsksProperties {
  modal: ModalKind | undefined;
  slide: Slide;
  onClose: () => void;
  onTake: (href: string) => void;
}

/**
 * The questions that open over the page. Most visits are not asked any and never load this file.
 */
export function VisitorAsks({ modal, slide, onClose, onTake }: VisitorAsksProperties) {
  return (
    <>
      {modal === 'quiz' && <QuizModal onClose={onClose} onTake={onTake} />}
      {modal === 'sentiment' && <SentimentModal onClose={onClose} />}
      {slide.isShown && <SentimentSlide onAnswer={slide.onAnswer} onClose={slide.onClose} />}
    </>
  );
}
