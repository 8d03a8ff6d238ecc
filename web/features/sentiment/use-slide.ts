import { useEffect, useState } from 'react';
import { asksFeelings } from '#domain/pages/asks-feelings.ts';
import { isSlideDue, type SlideSituation } from '#domain/poll/sentiment-slide.ts';
import { usePlace } from '../../site/place.ts';
import { useAppSelector } from '../../state/use-store.ts';
import { noteInterruption } from '../../visit/interruptions.ts';

export interface Slide {
  isShown: boolean;
  onAnswer: () => void;
  onClose: () => void;
}

export type SlideConditions = Pick<SlideSituation, 'isOn' | 'isRevisit' | 'hasWords' | 'isItsTurn'>;

/**
 * Decides for each page whether the slide shows, and again after an answer in the modal or in
 * another tab. The specification leaves open how long it stays: it belongs to the visit that began
 * with this document; its own answer stays to be read, and once that is closed, or left for a page
 * without the slide, the visit has no more.
 */
export function useSlide(conditions: SlideConditions): Slide {
  const { pathname } = usePlace();
  const lastAnswer = useAppSelector(({ user }) => user.lastSentimentPollAnsweredDate);
  const [now] = useState(() => Date.now());
  const [phase, setPhase] = useState<'asking' | 'thanking' | 'over'>('asking');
  if (phase === 'thanking' && !asksFeelings(pathname)) setPhase('over');
  const isDue = isSlideDue({ ...conditions, pathname, lastAnswer, now });
  const isShown = phase === 'asking' ? isDue : phase === 'thanking';
  useEffect(() => {
    if (isShown) noteInterruption();
  }, [isShown]);
  return {
    isShown,
    onAnswer: () => setPhase('thanking'),
    onClose: () => setPhase('over'),
  };
}
