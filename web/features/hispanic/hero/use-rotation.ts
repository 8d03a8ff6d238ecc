import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../widgets/carousel/use-media-query.ts';

export interface Rotation {
  shown: number;
  isPlaying: boolean;
  /** False for whoever wants no motion. */
  canPlay: boolean;
  goTo: (index: number) => void;
  togglePlay: () => void;
}

/** Goes round and round through the phrases, each shown as long as the others. */
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
      // Whoever chooses a phrase wants to read it.
      setWantsPlay(false);
      setShown(index);
    },
    togglePlay: () => setWantsPlay(!isPlaying),
  };
}
