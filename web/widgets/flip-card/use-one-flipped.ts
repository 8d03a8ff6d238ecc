import { useState } from 'react';
import { track } from '../../state/track.ts';

export interface OneFlipped {
  isFlipped: (index: number) => boolean;
  flip: (index: number, isFlipped: boolean, name: string) => void;
}

/** Of a group of cards one at most shows its back; turning it again brings its front back. */
export function useOneFlipped(initial = -1): OneFlipped {
  const [flipped, setFlipped] = useState(initial);
  return {
    isFlipped: (index) => index === flipped,
    flip: (index, isFlipped, card) => {
      setFlipped(isFlipped ? index : -1);
      track({ event: isFlipped ? 'Card expanded' : 'Card collapsed', card });
    },
  };
}
