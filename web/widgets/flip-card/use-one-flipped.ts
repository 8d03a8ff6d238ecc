import { useRef, useState } from 'react';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import { track } from '../../state/track.ts';

interface OneFlipped {
  isFlipped: (index: number) => boolean;
  flip: (index: number, isFlipped: boolean) => void;
}

/** At most one card of a group shows its back; turning it again shows its front. */
export function useOneFlipped(
  event: 'flip card' | 'flash card',
  names: readonly string[],
  initial = -1,
): OneFlipped {
  const [flipped, setFlipped] = useState(initial);
  // Two presses that were held are done before anything is drawn between them.
  const current = useRef(initial);
  const note = (index: number, state: 'expanded' | 'collapsed'): void => {
    const name = names[index];
    if (name !== undefined) track({ event, card: nameOfTitle(name), state });
  };
  return {
    isFlipped: (index) => index === flipped,
    flip: (index, isFlipped) => {
      if (isFlipped === (index === current.current)) return;
      // The card that showed its back turns by itself, and that is reported as well.
      if (index !== current.current) note(current.current, 'collapsed');
      current.current = isFlipped ? index : -1;
      setFlipped(current.current);
      note(index, isFlipped ? 'expanded' : 'collapsed');
    },
  };
}
