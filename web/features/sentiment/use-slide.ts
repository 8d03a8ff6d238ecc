import { useState } from 'react';
import { useLocation } from 'react-router';
import { asksFeelings } from '#domain/pages/asks-feelings.ts';
import { isSlideDue, type SlideSituation } from '#domain/visit/sentiment-slide.ts';
import { useAppSelector } from '../../state/store.ts';

export interface Slide {
  isShown: boolean;
  onAnswer: () => void;
  onClose: () => void;
}

type SlideConditions = Pick<SlideSituation, 'isOn' | 'isRevisit' | 'hasWords'>;

/**
 * Decides on each page whether the slide shows, and again when the visitor answers in the modal or
 * in another tab. The thanks for an answer stay until they are closed or the visitor opens a page
 * without the slide; after that the visit has no more.
 */
export function useSlide(conditions: SlideConditions): Slide {
  const { pathname } = useLocation();
  const lastAnswer = useAppSelector(({ user }) => user.lastSentimentPollAnsweredDate);
  const [now] = useState(() => Date.now());
  const [phase, setPhase] = useState<'asking' | 'thanking' | 'over'>('asking');
  if (phase === 'thanking' && !asksFeelings(pathname)) setPhase('over');
  const isDue = isSlideDue({ ...conditions, pathname, lastAnswer, now });
  return {
    isShown: phase === 'asking' ? isDue : phase === 'thanking',
    onAnswer: () => setPhase('thanking'),
    onClose: () => setPhase('over'),
  };
}
