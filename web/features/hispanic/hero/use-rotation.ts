import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../widgets/carousel/use-media-query.ts';

export interface Rotation {
  shown: number;
  isPlaying: boolean;
  /** False under reduced motion. */
  canPlay: boolean;
  goTo: (index: number) => void;
  togglePlay: () => void;
}

/** Rotates through the phrases again and again, with the same interval for each. */
export function useRotation(total: number, intervalMs: number): Rotation {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState(0);
  const [wantsPlay, setWantsPlay] = useState(true);
  const canPlay = !isStill && total > 1;
  const isPlaying = canPlay && wantsPlay;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setShown((before) => (before + 1) % total);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, intervalMs, total]);

  return {
    shown,
    isPlaying,
    canPlay,
    goTo: (index) => {
      // A visitor who chooses a phrase wants to read it, so the rotation stops.
      setWantsPlay(false);
      setShown(index);
    },
    togglePlay: () => setWantsPlay(!isPlaying),
  };
}
