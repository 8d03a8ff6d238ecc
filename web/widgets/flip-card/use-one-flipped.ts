import { useState } from 'react';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import { track } from '../../state/track.ts';

export interface OneFlipped {
  isFlipped: (index: number) => boolean;
  flip: (index: number, isFlipped: boolean, name: string) => void;
}

/** Of a group of cards one at most shows its back; turning it again brings its front back. */
export function useOneFlipped(event: 'flip card' | 'flash card', initial = -1): OneFlipped {
  const [flipped, setFlipped] = useState(initial);
  return {
    isFlipped: (index) => index === flipped,
    flip: (index, isFlipped, card) => {
      setFlipped(isFlipped ? index : -1);
      const state = isFlipped ? 'expanded' : 'collapsed';
      track({ event, card: nameOfTitle(card), state });
    },
  };
}
